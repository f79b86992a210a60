import type { QuickView } from '@/domain/stock/quick-view.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** For the response to a press, milliseconds. */
const timeoutMs = 8_000;

/**
 * What a glance at a vehicle of the site shows. Rejects where there is none, and without a
 * response.
 */
export async function fetchGlance(slug: string, signal: AbortSignal): Promise<QuickView> {
  const response = await fetch(`/api/quick-view?slug=${encodeURIComponent(slug)}`, {
    signal: timedSignal(signal, timeoutMs),
  });
  if (!response.ok) throw new Error(`${response.status} for ${slug}`);
  return response.json() as Promise<QuickView>;
}
