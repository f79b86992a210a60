import type { SaleFacts } from '@/domain/purchases/sale-facts.ts';
import type { DeskPurchase } from './desk-purchase.ts';

export type Extras = SaleFacts['extras'];

/** The extras of an online purchase, as its invoice has them; null where some were chosen that cannot be read now. */
export function extrasOf(found: DeskPurchase | null): Extras | null {
  if (found?.view) return found.view.extras.map(({ name, cents }) => ({ name, cents }));
  return (found?.purchase.choices.extras?.ids.length ?? 0) > 0 ? null : [];
}

/** What a form posts of the extras that it showed. */
export const shownExtras = (extras: Extras): string => JSON.stringify(extras.map(({ name, cents }) => [name, cents]));

type Stated = { extras?: string | undefined; withoutExtras?: 'on' | undefined };

/** The extras that an invoice has: those that staff saw and ticked, to the cent. Null where they are others now, or cannot be read. */
export function extrasToInvoice({ extras, withoutExtras }: Stated, now: Extras | null): Extras | null {
  if (extras !== undefined) return now && shownExtras(now) === extras ? now : null;
  return now || withoutExtras ? [] : null;
}
