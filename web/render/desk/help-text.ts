import { helpEndsAt, helperNow } from '@/domain/purchases/purchase-help.ts';
import type { Purchase } from '@/web/records/purchases.ts';
import { moment } from './moments.ts';

type Seen = { staff: string; now: number; timeZone: string };

/** Who helps since when, or helped until when, for staff; empty for no one. */
export function helpText(purchase: Purchase, { staff, now, timeZone }: Seen): string {
  const endsAt = helpEndsAt(purchase);
  if (endsAt === null) return '';
  const { helper, helperId, helperSince } = purchase;
  const isMine = helperId === staff;
  const who = isMine ? 'You' : helper || 'A colleague';
  if (helperNow(purchase, now) === '') return `${who} helped until ${moment(endsAt, timeZone)}`;
  const since = helperSince ? ` since ${moment(helperSince, timeZone)}` : '';
  return `${who} ${isMine ? 'are' : 'is'} helping${since}`;
}
