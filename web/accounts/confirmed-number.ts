import { signInRules } from '@/domain/accounts/sign-in-rules.ts';
import { isSame } from '@/web/platform/timing-safe.ts';
import { numberMac } from './secrets.ts';

type Place = { key: Buffer; site: string; now: number };

/**
 * The signed cookie value of a browser that confirmed a number without an account. `phone` in
 * E.164.
 */
export function confirmedMark({ key, site, now }: Place, phone: string): string {
  const untilMs = now + signInRules.numberMs;
  return `${phone.slice(1)}.${untilMs}.${numberMac(key, { site, phone, untilMs })}`;
}

/** The number in such a value, E.164; null if it is invalid, expired or of another site. */
export function confirmedNumber({ key, site, now }: Place, mark: string): string | null {
  const [digits = '', until = '', mac = ''] = mark.split('.');
  const [phone, untilMs] = [`+${digits}`, Number(until)];
  if (!/^61\d{9}$/.test(digits) || !(untilMs > now)) return null;
  return isSame(mac, numberMac(key, { site, phone, untilMs })) ? phone : null;
}
