import { extrasOf, type PurchaseExtra } from '@/domain/purchases/purchase-extra.ts';
import type { EXTRAS_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { EXTRAS_QUERY } from './extras-query.ts';
import { fetchContent } from './fetch-content.ts';
import { read } from './read.ts';

/** The extras of a site as its staff published them. Rejects while content is away. */
export const readExtras = async (site: string): Promise<PurchaseExtra[]> =>
  extrasOf(
    await read([tags.page(site)], () => fetchContent<EXTRAS_QUERY_RESULT>(false, EXTRAS_QUERY, { site }, 'extras')),
  );
