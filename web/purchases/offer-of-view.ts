import { bookingTimes } from '@/domain/leads/booking-days.ts';
import type { Offer } from '@/domain/purchases/choose-step.ts';
import { loanBounds } from '@/domain/purchases/purchase-loan.ts';
import type { PurchaseView } from './view-purchase.ts';

/** What can be chosen in a purchase now; `tradeIn` is the enquiry with the shopper's own accepted estimate. */
export function offerOfView(view: PurchaseView, tradeIn: string | null): Offer {
  const place = view.places[0] ?? null;
  return {
    tradeIn,
    finance: view.financeSettings && loanBounds(view.financeSettings, view.sums),
    location: place?.id ?? null,
    slots: (place?.days ?? []).flatMap((day) => bookingTimes(day).map((time) => `${day.date}T${time}`)),
    extras: view.offered.map(({ id }) => id),
  };
}
