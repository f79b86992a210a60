'use client';

type QueuedEvent = { id: number } & Readonly<Record<string, string | number>>;

/**
 * Hands an event to the page's one place for them (`follow-visit.ts`), which comes late: until then it waits in a list. Never throws: what
 * counts visits must not break a page, and a failure is only a warning (ANL-01).
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
