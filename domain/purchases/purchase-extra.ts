/** Something that a dealer offers beside a car, with its price, GST included. */
export type PurchaseExtra = { id: string; name: string; text: string; cents: number };

/** The maximum price of one extra, dollars. */
export const maxExtraDollars = 20_000;

type Content = { _id: string; name: string | null; text: string | null; priceDollars: number | null };

/** The extras of a site's content, without those that have no name or no sound price. */
export const extrasOf = (content: readonly Content[]): PurchaseExtra[] =>
  content.flatMap(({ _id: id, name, text, priceDollars }) =>
    name && priceDollars !== null && priceDollars >= 0 && priceDollars <= maxExtraDollars
      ? [{ id, name, text: text ?? '', cents: Math.round(priceDollars * 100) }]
      : [],
  );
