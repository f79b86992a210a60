import { typeRules } from './rules.ts';

type Thing = Readonly<Record<string, unknown>>;

/** The statements of a page's markup; one that is no JSON is a fault of its own. */
export function statementsIn(markup: string): unknown[] {
  const scripts = markup.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => {
    try {
      return JSON.parse(json);
    } catch {
      return null;
    }
  });
}

/** What breaks the published rules of search engines, each with its place; empty for a statement that is right. */
export function faultsOf(statement: unknown): string[] {
  if (!isThing(statement)) return ['is no JSON'];
  const context = statement['@context'] === 'https://schema.org' ? [] : ['has no context of schema.org'];
  const { '@context': _context, ...thing } = statement;
  return [...context, ...faultsWithin(thing, String(thing['@type']), false)];
}

/** A business within another statement is named, and need not be described. */
function faultsWithin(thing: Thing, place: string, inner: boolean): string[] {
  const type = String(thing['@type']);
  const rule = typeRules[type];
  if (!rule) return [`${place}: no published rule for ${type}`];
  const required = inner ? rule.required.filter((name) => name !== 'address') : rule.required;
  const allowed = new Set(['@type', ...rule.required, ...(rule.more ?? [])]);
  const present = Object.entries(thing).filter(([, value]) => value !== undefined);
  return [
    ...required
      .filter((name) => isEmpty(thing[name]))
      .map((name) => `${place}: ${name} is missing (${rule.published})`),
    ...present.flatMap(([name, value]) => {
      const at = `${place}.${name}`;
      if (rule.refused?.includes(name)) return [`${at} may not be stated (${rule.published})`];
      if (!allowed.has(name)) return [`${at} is no property of ${type} that we state`];
      const fault = rule.checks?.[name]?.(value);
      return [...(fault ? [`${at} ${fault}: ${JSON.stringify(value)}`] : []), ...within(value, at)];
    }),
    ...listFaults(type, thing, place),
  ];
}

function within(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => within(one, `${place}[${at}]`));
  return isThing(value) ? faultsWithin(value, place, true) : [];
}

/** The steps of a list are counted from 1; those of a trail are named, those of another list have addresses, each once. */
function listFaults(type: string, { itemListElement: items }: Thing, place: string): string[] {
  if (!Array.isArray(items)) return [];
  const steps = items.filter(isThing);
  const wanted = type === 'BreadcrumbList' ? ['name', 'item'] : ['url'];
  const missing = steps.flatMap((step, at) =>
    wanted.filter((name) => isEmpty(step[name])).map((name) => `${place}[${at}]: ${name} is missing`),
  );
  const addresses = steps.map((step) => step.url ?? step.item);
  return [
    ...missing,
    ...(steps.every(({ position }, at) => position === at + 1) ? [] : [`${place}: positions are not 1, 2, 3`]),
    ...(new Set(addresses).size === addresses.length ? [] : [`${place}: an address stands twice`]),
  ];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
