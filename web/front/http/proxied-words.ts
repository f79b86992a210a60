import type { Readable } from 'node:stream';
import { type SearchedWords, searchPhrase } from '@/domain/stock/search/search-phrase.ts';

type SearchRequest = { phrase: string; isFiltered: boolean };

/** Bytes of the response searched for `found`, which precedes the vehicles. */
const maxScanBytes = 128 * 1024;

/** The search that a browser sent, the first when it sent several; null when it has no text. */
export function wordsOf(path: string, body: Buffer): SearchRequest | null {
  const { searchParams } = new URL(path, 'http://search');
  const first = body.length > 0 ? firstSearch(body) : {};
  const q = first.q ?? searchParams.get('q');
  const filter = first.filter_by ?? searchParams.get('filter_by') ?? '';
  const phrase = typeof q === 'string' && q !== '*' ? searchPhrase(q) : null;
  return phrase === null ? null : { phrase, isFiltered: filter !== '' };
}

/**
 * Reports what was searched once the response states how many it found; the response passes through
 * meanwhile.
 */
export function followResponse(
  response: Readable,
  request: SearchRequest,
  notify: (searched: SearchedWords) => void,
): void {
  let text = '';
  const look = (chunk: Buffer) => {
    text += chunk.toString('latin1');
    const found = /"found":\s*(\d+)[,}]/.exec(text)?.[1];
    if (found !== undefined) notify({ phrase: request.phrase, foundNothing: found === '0' && !request.isFiltered });
    if (found !== undefined || text.length > maxScanBytes) response.off('data', look);
  };
  response.on('data', look);
}

function firstSearch(body: Buffer): { q?: unknown; filter_by?: unknown } {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    const searches = typeof parsed === 'object' && parsed !== null && 'searches' in parsed ? parsed.searches : [];
    const first: unknown = Array.isArray(searches) ? searches[0] : null;
    return typeof first === 'object' && first !== null ? first : {};
  } catch {
    return {};
  }
}
