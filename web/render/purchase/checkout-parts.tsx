import { maskedMobile, readMobile } from '@/domain/accounts/mobile-number.ts';
import type { HoldCar, HoldDealer } from '@/domain/purchases/hold-record.ts';
import type { CheckoutForm } from '@/web/purchases/checkout-form.ts';
import type { Challenge } from '@/web/records/sign-in-challenges.ts';

export type CheckoutProps = {
  /** Path of this page. */
  path: string;
  car: HoldCar;
  dealer: HoldDealer;
  /** "line" where the car is another shopper's now. */
  mode: 'reserve' | 'line';
  /** The car may be this shopper's by their place in line: the number decides once it is confirmed. */
  isNextInLine: boolean;
  step: 'details' | 'mobile' | 'review';
  depositCents: number;
  hours: number;
  form: CheckoutForm;
  challenge: Challenge | null;
  /** The number that this browser confirmed, E.164; null before. */
  phone: string | null;
  /** What could not be done, of the address. */
  problemKey: string;
  /** Where the texts of a sandbox are read; null for a real gateway. */
  inbox: string | null;
  /** When the site is next open after now, and its hours that day; empty where that is not set. */
  visit: string;
  now: number;
};

/** What goes along with every step. */
export const Carried = ({ car, mode, isNextInLine }: Pick<CheckoutProps, 'car' | 'mode' | 'isNextInLine'>) => (
  <>
    <input type="hidden" name="car" value={car.slug} />
    <input type="hidden" name="mode" value={isNextInLine ? 'turn' : mode} />
  </>
);

/** "0412 ••• 019" of a number in E.164. */
export function maskedPhone(phone: string): string {
  const read = readMobile(phone);
  return 'shown' in read ? maskedMobile(read.shown) : '';
}
