import { randomBytes, randomInt } from 'node:crypto';
import { type PrizeWheel, segmentOf, wheelNumbers, wheelPath } from '@/domain/accounts/prize-wheel.ts';
import { wheelOf } from '@/domain/accounts/wheel-of-content.ts';
import { readPage } from '@/web/content/read-site.ts';
import type { Account } from '@/web/records/account-sessions.ts';
import { findSpin, insertSpin, type Spin } from '@/web/records/wheel-spins.ts';
import type { AccountServices } from './account-services.ts';
import { personMark } from './secrets.ts';

/**
 * The prize wheel of a site; null if it has none or it is incomplete. Rejects if content cannot be
 * read.
 */
export async function wheelOfSite(site: string): Promise<PrizeWheel | null> {
  const page = await readPage(site, wheelPath, false);
  const block = page?.blocks?.find((one) => one._type === 'prizeWheel' && !one.hidden);
  return block && 'prizes' in block ? wheelOf(block) : null;
}

type Who = { accounts: Pick<AccountServices, 'records' | 'key'>; account: Account };

const personOf = ({ accounts, account }: Who, wheel: PrizeWheel) => ({
  site: account.site,
  promotion: wheel.permit,
  person: personMark(accounts.key, account.site, account.phone),
});

/** The spin of an account; null for none. */
export const spinOf = (who: Who, wheel: PrizeWheel): Promise<Spin | null> =>
  findSpin(who.accounts.records.database, personOf(who, wheel));

/** Draws the one spin of an account and stores it; a second call returns the first spin. */
export function spinWheel(who: Who, wheel: PrizeWheel): Promise<Spin> {
  const prize = wheel.prizes[segmentOf(wheel.prizes, randomInt(wheelNumbers))];
  if (!prize) throw new Error('The wheel has no such segment.');
  const code = randomBytes(5).toString('hex').toUpperCase();
  const drawn = { account: who.account.id, prize: prize.title, isWin: prize.isWin, code };
  return insertSpin(who.accounts.records.database, personOf(who, wheel), drawn);
}
