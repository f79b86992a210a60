'use client';

/** Numbers of events as the specification lists them (ANL-01). */
export const shopperEvents = { enquiry: 14, financeCalculator: 26 } as const;

type Layer = { dataLayer?: unknown[] };

/**
 * Puts an event into the page's data layer, where tag managers read it (ANL-01). Never throws: what counts visits must not break a
 * page, and a failure is only a warning.
 */
export function tellEvent(id: number, details: Readonly<Record<string, string | number>> = {}): void {
  try {
    const page = window as unknown as Layer;
    page.dataLayer ??= [];
    page.dataLayer.push({ event: 'forecourt', eventId: id, ...details });
  } catch (error) {
    console.warn('An event could not be told.', error);
  }
}
