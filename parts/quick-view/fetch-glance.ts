import type { QuickView } from '@/domain/stock/quick-view.ts';

/** What a glance at a vehicle of the site shows. Rejects where there is none, and without an answer. */
export async function fetchGlance(slug: string, signal: AbortSignal): Promise<QuickView> {
  const response = await fetch(`/api/quick-view?slug=${encodeURIComponent(slug)}`, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${slug}`);
  return response.json() as Promise<QuickView>;
}
