import { trackEvent } from '@/parts/shopper-event/track-event-client.ts';

export type DealerPhone = { phone: string; href: string };

/** Milliseconds. */
const timeoutMs = 8_000;

/**
 * Fetches a masked number and counts the call (event 25); null if it fails, which is only logged
 * (VDP-09).
 */
export async function revealDealerPhone(carType: string, carId: string): Promise<DealerPhone | null> {
  try {
    const response = await fetch('/api/dealer-phone', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_type: carType, car_id: carId }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const number = (await response.json()) as DealerPhone;
    trackEvent(25, { label: carType === 'new' ? 'New Car' : 'Used Car', car_id: carId, phone: number.href });
    return number;
  } catch (error) {
    console.warn('The number could not be shown.', error);
    return null;
  }
}
