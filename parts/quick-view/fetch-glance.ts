import type { QuickView } from '@/domain/stock/quick-view.ts';

/** What a glance at a vehicle of the site shows. Rejects where there is none, and without an answer. */
export async function fetchGlance(slug: string, signal: AbortSignal): Promise<QuickView> {
  const answer = await fetch(`/api/quick-view?slug=${encodeURIComponent(slug)}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status} for ${slug}`);
  return answer.json() as Promise<QuickView>;
}
