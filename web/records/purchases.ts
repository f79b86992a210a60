import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { PurchaseChoices } from '@/domain/purchases/purchase-choices.ts';
import type { HelpStep } from '@/domain/purchases/purchase-help.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import type { Database, Transaction } from './database.ts';
import { holds } from './hold-tables.ts';
import { leadOfRow } from './lead-rows.ts';
import { leads } from './lead-tables.ts';
import { declineIn, notifyDesksOf } from './purchase-changes.ts';
import { purchaseEvents, purchases } from './purchase-tables.ts';

export type Purchase = typeof purchases.$inferSelect;

/** Who may see a purchase: an account its own, a browser those without an account. */
export type Shopper = {
  site: string;
  /** Hash of the browser's token; empty for none. */
  browser: string;
  account: string | null;
};

/** Days after which a purchase that was not sent is deleted. */
const purchaseDays = 90;

/** Not too old to be shown. */
export const freshPurchase = sql`${purchases.changedAt} > now() - make_interval(days => ${purchaseDays})`;

function ofShopper({ site, browser, account }: Shopper): SQL | undefined {
  const own = account ? eq(purchases.account, account) : undefined;
  const here = browser ? and(isNull(purchases.account), eq(purchases.browser, browser)) : undefined;
  if (!own && !here) return sql`false`;
  return and(eq(purchases.site, site), or(own, here), freshPurchase);
}

/** A shopper's purchase of a car by its id or slug: the one that is not sent yet, else the last. */
export async function findPurchase(
  database: Pick<Database, 'select'>,
  shopper: Shopper,
  car: string,
): Promise<Purchase | null> {
  const [row] = await database
    .select()
    .from(purchases)
    .where(and(ofShopper(shopper), or(eq(purchases.vehicle, car), sql`${purchases.car}->>'slug' = ${car}`)))
    .orderBy(sql`${purchases.sentAt} is not null`, desc(purchases.changedAt))
    .limit(1);
  return row ?? null;
}

/** Every purchase of an account, the latest first. */
export const purchasesOfAccount = (database: Database, account: string): Promise<Purchase[]> =>
  database
    .select()
    .from(purchases)
    .where(and(eq(purchases.account, account), freshPurchase))
    .orderBy(desc(purchases.changedAt))
    .limit(20);

/** What this browser began before it signed in becomes the account's; of two for one car the later choices count. */
export async function joinPurchases(database: Database, { site, browser, account }: Shopper): Promise<void> {
  if (!account || !browser) return;
  await database.transaction(async (transaction) => {
    const begun = await transaction
      .select()
      .from(purchases)
      .where(and(eq(purchases.site, site), eq(purchases.browser, browser), isNull(purchases.account)))
      .for('update');
    for (const one of begun) await joinOne(transaction, one, account);
  });
}

async function joinOne(transaction: Transaction, one: Purchase, account: string): Promise<void> {
  const [before] = await transaction
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.site, one.site),
        eq(purchases.vehicle, one.vehicle),
        eq(purchases.account, account),
        isNull(purchases.sentAt),
      ),
    )
    .for('update');
  if (before && !one.sentAt) {
    const [older, newer] = before.changedAt < one.changedAt ? [before, one] : [one, before];
    const choices = { ...older.choices, ...newer.choices };
    const proposals = { ...older.proposals, ...newer.proposals };
    const { helper, helperId, helperSince, helpedAt } = laterHelped(older, newer);
    await transaction.update(holds).set({ purchase: before.id }).where(eq(holds.purchase, one.id));
    await transaction.update(purchaseEvents).set({ purchase: before.id }).where(eq(purchaseEvents.purchase, one.id));
    await transaction.delete(purchases).where(eq(purchases.id, one.id));
    await transaction
      .update(purchases)
      .set({
        choices,
        proposals,
        helper,
        helperId,
        helperSince,
        helpedAt,
        note: newer.note || older.note,
        priceCents: newer.priceCents,
        changedAt: newer.changedAt,
      })
      .where(eq(purchases.id, before.id));
    return;
  }
  await transaction.update(purchases).set({ account }).where(eq(purchases.id, one.id));
}

const laterHelped = (one: Purchase, other: Purchase): Purchase =>
  Number(one.helpedAt) > Number(other.helpedAt) ? one : other;

type Begun = Pick<Purchase, 'seller' | 'vehicle' | 'car' | 'priceCents'>;

/**
 * Stores a step of a purchase, and begins it at the first. Open desks show it at once.
 */
export async function savePurchase(
  database: Database,
  { site, browser, account }: Shopper,
  begun: Begun,
  choices: PurchaseChoices,
  /** What staff had filled in for that step, as the shopper's form showed it. */
  seen?: { step: HelpStep; proposal: string },
): Promise<Purchase> {
  return database.transaction(async (transaction) => {
    const target = account
      ? [purchases.site, purchases.vehicle, purchases.account]
      : [purchases.site, purchases.vehicle, purchases.browser];
    const [saved] = await transaction
      .insert(purchases)
      .values({ ...begun, site, browser, account, choices })
      .onConflictDoUpdate({
        target,
        targetWhere: account ? sql`account is not null and sent_at is null` : sql`account is null and sent_at is null`,
        set: { choices: sql`${purchases.choices} || excluded.choices`, changedAt: sql`now()` },
      })
      .returning();
    if (!saved) throw new Error('The records kept no purchase.');
    if (seen) await declineIn(transaction, saved, seen.step, seen.proposal);
    await notifyDesksOf(transaction, saved);
    return saved;
  });
}

/**
 * Adds an accepted estimate as the trade-in of a shopper's purchases of its car, or of all without
 * one, so that staff see the same sums. A purchase with a trade-in choice stays as it is. Open desks
 * show it at once.
 */
export const countEstimate = (
  database: Database,
  shopper: Shopper,
  { id: lead, vehicle }: Pick<LeadRecord, 'id' | 'vehicle'>,
): Promise<Purchase[]> =>
  database.transaction(async (transaction) => {
    const tradeIn: PurchaseChoices = { tradeIn: { way: 'estimate', lead } };
    const counted = await transaction
      .update(purchases)
      .set({ choices: sql`${purchases.choices} || ${JSON.stringify(tradeIn)}::jsonb`, changedAt: sql`now()` })
      .where(
        and(
          ofShopper(shopper),
          isNull(purchases.sentAt),
          sql`not ${purchases.choices} ? 'tradeIn'`,
          vehicle ? eq(purchases.vehicle, vehicle.id) : undefined,
        ),
      )
      .returning();
    for (const one of counted) await notifyDesksOf(transaction, one);
    return counted;
  });

/** The shopper goes on with the price as it is now. Open desks show it at once. */
export const acceptPrice = (database: Database, id: string, priceCents: number): Promise<void> =>
  database.transaction(async (transaction) => {
    const [accepted] = await transaction
      .update(purchases)
      .set({ priceCents, changedAt: sql`now()` })
      .where(and(eq(purchases.id, id), isNull(purchases.sentAt)))
      .returning();
    if (accepted) await notifyDesksOf(transaction, accepted);
  });

/** The last hold that was made in a purchase. */
export async function holdOfPurchase(database: Pick<Database, 'select'>, purchase: string): Promise<HoldRecord | null> {
  const [row] = await database
    .select()
    .from(holds)
    .where(eq(holds.purchase, purchase))
    .orderBy(desc(holds.createdAt))
    .limit(1);
  return row ?? null;
}

/** Adds a hold that its shopper made before to the purchase. */
export const nameHold = (database: Database, hold: string, purchase: string) =>
  database
    .update(holds)
    .set({ purchase })
    .where(and(eq(holds.id, hold), isNull(holds.purchase)));

/** The purchase of an enquiry or of a hold, for the dealership's own staff. */
export async function deskPurchase(
  database: Database,
  site: string,
  of: { lead: string } | { hold: string },
): Promise<Purchase | null> {
  const id = 'lead' in of ? of.lead : of.hold;
  if (!isUuid(id)) return null;
  const byHold = sql`${purchases.id} = (select h.purchase from holds h where h.id = ${id} and h.seller = ${site})`;
  const byLead = and(
    eq(purchases.lead, id),
    sql`exists (select from leads l where l.id = purchases.lead and l.site = ${site})`,
  );
  const [row] = await database
    .select()
    .from(purchases)
    .where('lead' in of ? byLead : byHold);
  return row ?? null;
}

/** The enquiry with an accepted estimate that a purchase names, on its own site; null for a withdrawn one. */
export async function tradeInOf(database: Database, site: string, lead: string): Promise<LeadRecord | null> {
  if (!isUuid(lead)) return null;
  const [row] = await database
    .select()
    .from(leads)
    .where(and(eq(leads.site, site), eq(leads.id, lead), isNull(leads.withdrawnAt)));
  return row ? leadOfRow(row) : null;
}

/** Deletes purchases that were never sent, once they are old. */
export const forgetPurchases = (database: Database) =>
  database.delete(purchases).where(and(isNull(purchases.sentAt), sql`not (${freshPurchase})`));
