import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AlertChannel, AlertKind } from '@/domain/accounts/alerts/alert-kinds.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import { accounts, savedCars } from './account-tables.ts';
import { alertConsents, alertLooks, alertMessages, alerts } from './alert-tables.ts';
import type { Database, Transaction } from './database.ts';
import { lockAccount } from './lock-account.ts';

export type AlertConsent = typeof alertConsents.$inferSelect;

const active = (account: string) => and(eq(alertConsents.account, account), isNull(alertConsents.endedAt));

/** What an account has agreed to now; null for nothing. */
export async function findConsent(database: Pick<Database, 'select'>, account: string): Promise<AlertConsent | null> {
  const [row] = await database.select().from(alertConsents).where(active(account));
  return row ?? null;
}

type Owner = { account: string; site: string };
type Agreement = { kinds: readonly AlertKind[]; channel: AlertChannel; terms: string; origin: string };

/** Ends the current agreement of an account, if any, and writes a new one; alerts that wait for their message stay. */
export function agreeToAlerts(database: Database, { account, site }: Owner, agreement: Agreement): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, account);
    const before = await findConsent(transaction, account);
    await endConsent(transaction, account, 'garage');
    await transaction.insert(alertConsents).values({ ...agreement, account, site, kinds: [...agreement.kinds] });
    await transaction.insert(alertLooks).values({ site }).onConflictDoNothing();
    // From no agreement on, a car is compared with how the garage showed it last.
    if (!before)
      await transaction
        .update(savedCars)
        .set({ alertedAvailability: null, alertedCents: null, alertedPriceType: null })
        .where(eq(savedCars.account, account));
  });
}

const endConsent = (database: Pick<Database, 'update'>, account: string, endedBy: string) =>
  database.update(alertConsents).set({ endedAt: sql`now()`, endedBy }).where(active(account));

/** Ends all alerts of an account at once, with what waits to be sent. */
export function stopAlerts(database: Database, account: string, endedBy: 'garage' | 'link'): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, account);
    await endConsent(transaction, account, endedBy);
    await dropWaiting(transaction, account);
  });
}

/** Removes an account's alerts and messages that were not sent. */
async function dropWaiting(database: Pick<Transaction, 'delete'>, account: string): Promise<void> {
  await database.delete(alerts).where(and(eq(alerts.account, account), isNull(alerts.sentAt)));
  await database
    .delete(alertMessages)
    .where(and(eq(alertMessages.account, account), eq(alertMessages.state, 'waiting')));
}

type LinkedAccount = { id: string; email: string; confirmedEmail: string; phone: string };

/** The account of a site whose messages carry this link; null for none. */
export async function accountOfLink(database: Database, site: string, token: string): Promise<LinkedAccount | null> {
  if (!isUuid(token)) return null;
  const { id, email, confirmedEmail, phone } = accounts;
  const [row] = await database
    .select({ id, email, confirmedEmail, phone })
    .from(accounts)
    .where(and(eq(accounts.site, site), eq(accounts.alertsToken, token)));
  return row ?? null;
}

/** The token of an account's link, and the address that its owner confirmed. */
export async function alertLinkOf(database: Database, account: string) {
  const { alertsToken, confirmedEmail } = accounts;
  const [row] = await database
    .select({ token: alertsToken, confirmedEmail })
    .from(accounts)
    .where(eq(accounts.id, account));
  return row ?? null;
}

/** Writes down that an address is its owner's; false where the account has another one by now. */
export async function confirmEmail(database: Database, account: string, email: string): Promise<boolean> {
  const rows = await database
    .update(accounts)
    .set({ confirmedEmail: email })
    .where(and(eq(accounts.id, account), eq(accounts.email, email)))
    .returning({ id: accounts.id });
  return rows.length > 0;
}

/** What an account agreed to and was sent, for its export. */
export async function exportAlerts(database: Database, account: string) {
  const { kinds, channel, terms, agreedAt, endedAt, endedBy } = alertConsents;
  const { kind, car, search, fromCents, createdAt, sentAt } = alerts;
  const [agreements, sent] = await Promise.all([
    database
      .select({ kinds, channel, terms, agreedAt, endedAt, endedBy })
      .from(alertConsents)
      .where(eq(alertConsents.account, account))
      .orderBy(desc(agreedAt)),
    database
      .select({ kind, car, search, fromCents, createdAt, sentAt })
      .from(alerts)
      .where(eq(alerts.account, account))
      .orderBy(desc(createdAt)),
  ]);
  return { agreements, alerts: sent };
}
