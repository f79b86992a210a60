'use client';

type QueuedEvent = { id: number } & Readonly<Record<string, string | number>>;

/**
 * Passes an event to `follow-visit.ts`, or queues it until that is loaded. Never throws: a failure
 * is logged as a warning (ANL-01).
 */
export function trackEvent(id: number, details: Readonly<Record<string, string | number>> = {}): void {
  try {
    const page = window as unknown as { shopperEvents?: Pick<QueuedEvent[], 'push'> };
    page.shopperEvents ??= [];
    page.shopperEvents.push({ id, ...details });
  } catch (error) {
    console.warn('An event could not be sent.', error);
  }
}
