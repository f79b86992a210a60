import type { Suggestion } from '@/domain/stock/search/box/suggestions.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

const maxStored = 50;
const cache = new Map<string, readonly Suggestion[]>();

/** The suggestions for a text; cached for as long as the page. Rejects if the request fails. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const query = text.trim().toLowerCase();
  if (query === '') return [];
  const cached = cache.get(query);
  if (cached) return cached;
  const response = await fetch(`/api/search-suggestions?query=${encodeURIComponent(query)}`, {
    signal: timedSignal(signal),
  });
  if (!response.ok) throw new Error(`${response.status} for suggestions`);
  const { suggestions } = (await response.json()) as { suggestions: readonly Suggestion[] };
  cache.set(query, suggestions);
  const [oldest] = cache.keys();
  if (cache.size > maxStored && oldest !== undefined) cache.delete(oldest);
  return suggestions;
}
