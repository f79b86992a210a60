import type { SanityClient, ValidationContext } from 'sanity';

/** Kinds of block whose vehicles come from the stock search by these conditions. */
export const stockBoundBlocks: readonly string[] = [
  'bodyTypes',
  'budgetSearch',
  'facetTiles',
  'latestStock',
  'priceSlider',
  'stockSearch',
];

export type StockConditions = { carTypes?: string[]; makes?: string[]; bodies?: string[] };

type Owned = { site?: { _ref?: string }; template?: { _ref?: string } } | undefined;

const slugs = new Map<string, Promise<string | null>>();

/**
 * The slug of a document's site; null for a template's document: then the studio's host determines
 * the site.
 */
export function siteOfDocument(document: Owned, client: Pick<SanityClient, 'fetch'>): Promise<string | null> {
  const id = document?.site?._ref;
  if (!id) return Promise.resolve(null);
  const found = slugs.get(id) ?? client.fetch<string | null>('*[_id == $id][0].slug.current', { id });
  slugs.set(id, found);
  // A lookup that failed, or found no slug yet, is made again.
  found.then(
    (slug) => slug ?? slugs.delete(id),
    () => slugs.delete(id),
  );
  return found;
}

/** The number of matching vehicles; null if it cannot be read. */
export async function stockMatches(
  site: string | null,
  { carTypes, makes, bodies }: StockConditions,
): Promise<number | null> {
  const parameters = new URLSearchParams(site ? { site } : {});
  for (const [name, values] of Object.entries({ car_type: carTypes, make: makes, body: bodies }))
    for (const value of values ?? []) if (typeof value === 'string') parameters.append(name, value);
  try {
    const response = await fetch(`/api/stock-count?${parameters}`);
    const { found }: { found?: unknown } = response.ok ? await response.json() : {};
    return typeof found === 'number' ? found : null;
  } catch {
    return null;
  }
}

/** Warns before publishing when a block's conditions match no vehicle now (PLUS-04). */
export async function checkStockMatches(
  block: StockConditions | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!block || typeof window === 'undefined') return true;
  const client = context.getClient({ apiVersion: '2025-03-04' });
  const site = await siteOfDocument(context.document as Owned, client);
  return (await stockMatches(site, block)) === 0
    ? 'No vehicle in stock matches this now: shoppers would find the row empty.'
    : true;
}
