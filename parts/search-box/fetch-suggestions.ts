import type { Suggestion } from '@/domain/stock/search/box/suggestions.ts';

const mostKept = 50;
const kept = new Map<string, readonly Suggestion[]>();

/** The suggestions for some words; what was asked on this page before is not asked again. Rejects without an answer. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const query = text.trim().toLowerCase();
  if (query === '') return [];
  const known = kept.get(query);
  if (known) return known;
  const answer = await fetch(`/api/search-suggestions?query=${encodeURIComponent(query)}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status} for suggestions`);
  const { suggestions } = (await answer.json()) as { suggestions: readonly Suggestion[] };
  kept.set(query, suggestions);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return suggestions;
}
