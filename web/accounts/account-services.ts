import { hkdfSync, randomBytes } from 'node:crypto';
import type { Sms } from '@/web/integrations/sms/port.ts';
import { log, reason } from '@/web/platform/log.ts';
import { pruneSessions } from '@/web/records/account-sessions.ts';
import type { Records } from '@/web/records/database.ts';
import { forgetPurchases } from '@/web/records/purchases.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { pruneChallenges } from '@/web/records/sign-in-challenges.ts';

/** The services for signing in, opened once in a process. */
export type AccountServices = {
  records: Records;
  sms: Sms;
  /** Key for the MACs of codes and device marks: without it the database reveals no code. */
  key: Buffer;
  /**
   * Deletes expired challenges and sessions, at most once an hour in each process. Never rejects.
   * `now` in epoch milliseconds.
   */
  prune(now: number): Promise<void>;
  limits: {
    /** Texts requested by one network address. */
    address: SharedLimit;
    /** Texts to one number on one site: from one network address, and in total. */
    numberHere: SharedLimit;
    number: SharedLimit;
    /**
     * Texts to a number from browsers in which it was signed in before: others cannot use these up.
     */
    device: SharedLimit;
    /** Texts of one site: limits what an attack with many numbers costs a dealer in a day. */
    site: SharedLimit;
    /** Codes tried by one network address, for any challenge. */
    tries: SharedLimit;
    /** Passkey requests of one network address. */
    passkeys: SharedLimit;
    /** Confirmation mails to one mail address, and from one network address. */
    confirmMail: SharedLimit;
    confirmHere: SharedLimit;
    /** Changes of one account's alerts, as each is stored as evidence. */
    switches: SharedLimit;
  };
};

const quarterHour = 900;
const day = 86_400;

/**
 * @param secret of the deployment, the same in all its processes; without one codes end with the
 * process.
 */
export function openAccounts(records: Records, sms: Sms, secret: string | undefined): AccountServices {
  const limit = (name: string, max: number, withinSeconds: number) =>
    new SharedLimit(records, { name, max, withinSeconds });
  return {
    records,
    sms,
    prune: pruneHourly(records),
    key: secret ? Buffer.from(hkdfSync('sha256', secret, '', 'forecourt accounts', 32)) : randomBytes(32),
    limits: {
      address: limit('text-address', 15, quarterHour),
      numberHere: limit('text-number-here', 5, quarterHour),
      number: limit('text-number', 20, day),
      device: limit('text-device', 8, quarterHour),
      site: limit('text-site', 1_000, day),
      tries: limit('code-address', 60, quarterHour),
      passkeys: limit('passkey-address', 120, quarterHour),
      confirmMail: limit('alert-mail', 3, day),
      confirmHere: limit('alert-address', 20, day),
      switches: limit('alert-switch', 30, day),
    },
  };
}

function pruneHourly({ database }: Records): AccountServices['prune'] {
  let pruned = 0;
  return async (now) => {
    if (now - pruned < 3_600_000) return;
    pruned = now;
    await Promise.all([pruneChallenges(database, now), pruneSessions(database, now), forgetPurchases(database)]).catch(
      (error: unknown) => log('warn', 'accounts-not-pruned', { reason: reason(error) }),
    );
  };
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Null without records. */
    accounts: AccountServices | null;
  }
}
