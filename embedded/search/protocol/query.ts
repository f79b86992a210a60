import type { RawParameters } from '../engine/search/parameters.ts';

const encoded = /[%+]/;

/**
 * The parameters of an address but the one named `without`, as `URLSearchParams` reads them but at
 * less cost; of several with one name the last counts. Nothing is deleted from the object, which
 * would slow down every later access to it.
 */
export function queryOf(url: URL, without: string): RawParameters {
  const { search } = url;
  if (search.length < 2) return {};
  const query: RawParameters = {};
  try {
    for (const pair of search.slice(1).split('&')) {
      if (pair === '') continue;
      const equals = pair.indexOf('=');
      const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
      if (name === without || name === '__proto__') continue;
      query[name] = equals < 0 ? '' : decoded(pair.slice(equals + 1));
    }
    return query;
  } catch {
    // Bytes that are not text: `URLSearchParams` puts replacement characters there.
    return Object.fromEntries([...url.searchParams].filter(([name]) => name !== without));
  }
}

/** Decoded texts: the pages of a site request the same fields and facets again and again, in long lists. */
const cached = new Map<string, string>();
const maxCached = 512;
const longEnough = 32;
const tooLong = 2048;

/** Throws if the bytes are not text. */
function decoded(text: string): string {
  if (text.length < longEnough || text.length > tooLong) return decode(text);
  let value = cached.get(text);
  if (value === undefined) {
    value = decode(text);
    if (cached.size >= maxCached) cached.clear();
    cached.set(text, value);
  }
  return value;
}

function decode(text: string): string {
  return encoded.test(text) ? decodeURIComponent(text.replaceAll('+', ' ')) : text;
}
