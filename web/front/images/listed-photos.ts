import type { ImageRequest, MediaOrigin } from '@/domain/media/image-address.ts';
import { pictureKey } from '@/domain/stock/search/filter-key.ts';
import type { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import { setNewest } from '@/web/platform/set-newest.ts';
import type { SearchConnection } from '@/web/stock/typesense-client.ts';

/**
 * Milliseconds for which a result is cached; a picture that was refused before its feed came may
 * get 404 for as long.
 */
const rememberedMs = 10_000;
const maxRemembered = 2_000;

type Place = { TYPESENSE_COLLECTION: string; MEDIA_ORIGINS: readonly MediaOrigin[] };

/**
 * Whether a vehicle shows the picture with this query: a stranger who thinks up a thousand queries
 * of one picture has none of them drawn. Rejects when the search service does not respond.
 */
export function listedPhotos(
  client: SearchConnection,
  { TYPESENSE_COLLECTION: collection, MEDIA_ORIGINS: origins }: Place,
  circuit?: Pick<CircuitBreaker, 'run'>,
  now: () => number = Date.now,
): (image: Pick<ImageRequest, 'source' | 'path' | 'query'>) => Promise<boolean> {
  const cached = new Map<string, { response: Promise<boolean>; at: number }>();
  const isListed = async (key: string) => {
    const search = { q: '*', query_by: 'name', filter_by: `picture_keys:=${key}`, per_page: 1, include_fields: 'id' };
    return (await client().collections(collection).documents().search(search)).found > 0;
  };
  return ({ source, path, query = '' }) => {
    const origin = origins.find(({ name }) => name === source)?.origin;
    if (!origin || !URL.canParse(`${origin}/${path}${query}`)) return Promise.resolve(false);
    const key = pictureKey(new URL(`${origin}/${path}${query}`).href);
    const found = cached.get(key);
    if (found && now() - found.at < rememberedMs) return found.response;
    const response = circuit ? circuit.run(() => isListed(key)) : isListed(key);
    setNewest(cached, key, { response, at: now() }, maxRemembered);
    response.catch(() => cached.delete(key));
    return response;
  };
}
