import type { SchemaTypeDefinition, ValidationError } from 'sanity';
import { type MoneyClaim, unsupportedClaim } from '@/domain/offers/money-claims.ts';

type Place = ValidationError['path'];
type Text = { path: NonNullable<Place>; text: string };

/** Words of customers, which a dealer may not change, and documents without words. */
const unread = ['review', 'redirect'];

/** Fields whose words no shopper reads. */
const forStaff = new Set(['href', 'url', 'slug', 'path', 'anchor', 'query', 'placement', 'embed']);

const reasons: Record<MoneyClaim, string> = {
  repayment:
    'These words state a repayment: name the interest rate and the comparison rate with it, or leave the repayment out.',
  rate: 'These words state an interest rate: name the comparison rate with it.',
  price: 'These words state a price: say what it is, for example "drive away" or "before on-road costs".',
};

/**
 * What the words of a document claim about money without what must stand beside it (PLUS-08), each with its place. Read together are the words of
 * one block of a page, of one setting and of one entry of a menu, and elsewhere all words of the document.
 */
export function claimsOf(document: unknown): ValidationError[] {
  return surroundings(document).flatMap((texts) =>
    texts.flatMap((one) => {
      const beside = texts.filter((other) => other !== one).map(({ text }) => text);
      const claim = unsupportedClaim(one.text, beside.join(' '));
      return claim ? [{ message: reasons[claim], path: one.path }] : [];
    }),
  );
}

/** Lists and objects whose entries shoppers see in different places: what stands beside one is not beside another. */
const apart = new Set(['blocks', 'settings', 'texts', 'items', 'groups']);

function surroundings(document: unknown): Text[][] {
  if (!isRecord(document)) return [];
  const entries = Object.entries(document);
  const own = Object.fromEntries(entries.filter(([name]) => !apart.has(name)));
  return [
    textsIn(own, []),
    ...entries.filter(([name]) => apart.has(name)).flatMap(([name, value]) => parts(value, [name])),
  ];
}

/** The entries of what is shown apart, each by itself; `texts` of `settings` are again. */
function parts(value: unknown, path: NonNullable<Place>): Text[][] {
  const entries = Array.isArray(value)
    ? value.map((item, at) => [step(item, at), item] as const)
    : Object.entries(isRecord(value) ? value : {});
  return entries
    .filter(([name]) => typeof name !== 'string' || !(name.startsWith('_') || forStaff.has(name)))
    .flatMap(([name, inner]) =>
      typeof name === 'string' && apart.has(name) ? parts(inner, [...path, name]) : [textsIn(inner, [...path, name])],
    );
}

function textsIn(value: unknown, path: Text['path']): Text[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }];
  // It stands beside the words of its document, as a figure of its own.
  if (typeof value === 'number' && path.at(-1) === 'comparisonRatePercent')
    return [{ path, text: `comparison rate ${value}%` }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...path, step(item, at)]));
  if (!isRecord(value)) return [];
  // A paragraph is one text, whatever in it is bold.
  if (value._type === 'block' && Array.isArray(value.children))
    return [{ path, text: value.children.map(spanText).join('') }];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('_') || forStaff.has(name) ? [] : textsIn(inner, [...path, name]),
  );
}

const spanText = (span: unknown): string => (isRecord(span) && typeof span.text === 'string' ? span.text : '');
const step = (item: unknown, at: number) =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : at;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A kind of document whose words are read before it can be published. */
export function withClaimsRead<Type extends SchemaTypeDefinition>(type: Type): Type {
  if (unread.includes(type.name)) return type;
  const own = 'validation' in type ? type.validation : undefined;
  const read = (rule: { custom: (check: (document: unknown) => ValidationError[] | true) => unknown }) =>
    rule.custom((document) => {
      const claims = claimsOf(document);
      return claims.length > 0 ? claims : true;
    });
  const rulesOf = typeof own === 'function' ? (own as (rule: unknown, context: unknown) => unknown) : null;
  return {
    ...type,
    validation: (rule: never, context: unknown) => [rulesOf?.(rule, context), read(rule)].flat().filter(Boolean),
  };
}
