import { claimsOf, type RefusedClaim } from '@/domain/offers/document-claims.ts';
import { isRecord } from '@/domain/vocabulary/unknown-fields.ts';
import { checkMoment } from '@/schemas/fields/dates.ts';
import { checkPriceType, checkRepayment } from '@/schemas/fields/price-claim.ts';
import { wordsInOrder } from '@/schemas/generated/words-in-order.ts';

/**
 * The reasons why a document may not be published, each a sentence with its field (PLUS-08,
 * CMS-03). The embedded content service runs this at each publish, so it imports no studio code and
 * does no I/O.
 */
export function reasonsAgainstPublishing(document: unknown): string[] {
  const claims = claimsOf(document, wordsInOrder).map(({ path, message }) => `${placeOf(path)}: ${message}`);
  return [...claims, ...figureReasons(document), ...dateReasons(document)];
}

const placeOf = (path: RefusedClaim['path']): string =>
  path.map((step) => (typeof step === 'object' ? `[${step._key}]` : step)).join('.');

/** Prices and repayments in fields of their own. */
function figureReasons(document: unknown): string[] {
  if (!isRecord(document)) return [];
  if (document._type === 'offer') return [checkPriceType(document), checkRepayment(document)].flatMap(refusal);
  if (document._type !== 'model') return [];
  const variants = Array.isArray(document.variants) ? document.variants.filter(isRecord) : [];
  const from = { price: document.fromPrice, priceType: document.priceType };
  return [from, ...variants].map((one) => checkPriceType(one)).flatMap(refusal);
}

/** A window with an unreadable end would never end. */
function dateReasons(document: unknown): string[] {
  if (!isRecord(document)) return [];
  return ['startsAt', 'expiresAt'].flatMap((name) =>
    refusal(checkMoment(document[name])).map((reason) => `${name}: ${reason}`),
  );
}

const refusal = (checked: true | string): string[] => (checked === true ? [] : [checked]);
