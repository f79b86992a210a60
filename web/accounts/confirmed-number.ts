import { signInRules } from '@/domain/accounts/sign-in-rules.ts';
import { isSame, numberMac } from './secrets.ts';

type Place = { key: Buffer; site: string; now: number };

/** The mark of a browser that confirmed a number of a site without an account, as its cookie holds it. `phone` in E.164. */
export function confirmedMark({ key, site, now }: Place, phone: string): string {
  const untilMs = now + signInRules.numberMs;
  return `${phone.slice(1)}.${untilMs}.${numberMac(key, { site, phone, untilMs })}`;
}

/** The number of such a mark, E.164; null for none of this site's, or one that is over. */
export function confirmedNumber({ key, site, now }: Place, mark: string): string | null {
  const [digits = '', until = '', mac = ''] = mark.split('.');
  const [phone, untilMs] = [`+${digits}`, Number(until)];
  if (!/^61\d{9}$/.test(digits) || !(untilMs > now)) return null;
  return isSame(mac, numberMac(key, { site, phone, untilMs })) ? phone : null;
}
