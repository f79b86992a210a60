import type { QuickView } from '@/domain/stock/quick-view.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** The data of a quick view. Rejects if the vehicle does not exist or the request fails. */
export async function fetchGlance(slug: string, signal: AbortSignal): Promise<QuickView> {
  const response = await fetch(`/api/quick-view?slug=${encodeURIComponent(slug)}`, {
    signal: timedSignal(signal),
  });
  if (!response.ok) throw new Error(`${response.status} for ${slug}`);
  return response.json() as Promise<QuickView>;
}
