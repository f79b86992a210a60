import { maskedMobile, readMobile } from '@/domain/accounts/mobile-number.ts';
import type { HoldCar, HoldDealer } from '@/domain/purchases/hold-record.ts';
import type { CheckoutForm } from '@/web/purchases/checkout-form.ts';
import type { Challenge } from '@/web/records/sign-in-challenges.ts';

export type CheckoutProps = {
  /** Path of this page. */
  path: string;
  car: HoldCar;
  dealer: HoldDealer;
  /** "line" if another shopper has the car now. */
  mode: 'reserve' | 'line';
  /** The car may be offered to this shopper as next in line; the confirmed number decides. */
  isNextInLine: boolean;
  step: 'details' | 'mobile' | 'review';
  depositCents: number;
  hours: number;
  form: CheckoutForm;
  challenge: Challenge | null;
  /** The confirmed number, E.164; null before. */
  phone: string | null;
  /** The problem named by the address. */
  problemKey: string;
  /** The sandbox's page of texts; null for a real gateway. */
  inbox: string | null;
  /** The next opening and its hours; empty if no hours are set. */
  visit: string;
  now: number;
};

/** Hidden fields of each step. */
export const Carried = ({ car, mode, isNextInLine }: Pick<CheckoutProps, 'car' | 'mode' | 'isNextInLine'>) => (
  <>
    <input type="hidden" name="car" value={car.slug} />
    <input type="hidden" name="mode" value={isNextInLine ? 'turn' : mode} />
  </>
);

/** "0412 ••• 019" from E.164. */
export function maskedPhone(phone: string): string {
  const read = readMobile(phone);
  return 'shown' in read ? maskedMobile(read.shown) : '';
}
