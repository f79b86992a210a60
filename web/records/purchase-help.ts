import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { keyOfStep } from '@/domain/purchases/purchase-choices.ts';
import { type HelpStep, helperNow, type PurchaseProposals, stepMark } from '@/domain/purchases/purchase-help.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import type { Database, Transaction } from './database.ts';
import { notifyDesks } from './insert-lead.ts';
import { lockPurchase, noHelper, notifyDesksOf, setPurchase, writeEvent } from './purchase-changes.ts';
import { findPurchase, type Purchase, type Shopper } from './purchases.ts';

/**
 * Whose purchase staff of a dealership help with: by their account, and by the name that its
 * shopper reads (empty for none).
 */
export type Helper = { seller: string; purchase: string; staff: string; name: string };
/** `changed`: a colleague was faster, and the present state was not seen yet. */
export type HelpResult = 'done' | 'changed' | 'not-yours';

/** A person of staff takes a purchase over, from no one or from the colleague whom the page showed (`seen`). */
export const helpWith = (database: Database, { staff, name, ...of }: Helper, seen: string): Promise<HelpResult> =>
  change(database, of, async (transaction, purchase) => {
    const helper = helperNow(purchase, Date.now());
    if (helper === staff) return 'done';
    if (helper !== '' && helper !== seen) return 'changed';
    const begun = { helper: name, helperId: staff, helperSince: sql`now()`, helpedAt: sql`now()` };
    await setPurchase(transaction, purchase.id, begun);
    await writeEvent(transaction, purchase.id, { kind: 'helped', actor: name });
    return 'done';
  });

/** Ends it: what was filled in and the note stay for the shopper to look at. */
export const handBack = (database: Database, { staff, name, ...of }: Helper): Promise<HelpResult> =>
  change(database, of, async (transaction, purchase) => {
    const helper = helperNow(purchase, Date.now());
    if (helper === '') return 'done';
    if (helper !== staff) return 'not-yours';
    await setPurchase(transaction, purchase.id, noHelper);
    await writeEvent(transaction, purchase.id, { kind: 'handed-back', actor: name });
    return 'done';
  });

export const writeNote = (database: Database, who: Helper, note: string): Promise<HelpResult> =>
  changeAsHelper(database, who, async (transaction, { id, note: before }) => {
    if (note === before) return 'done';
    await setPurchase(transaction, id, { note });
    await writeEvent(transaction, id, { kind: 'note', actor: who.name, says: note });
    return 'done';
  });

type FilledIn<S extends HelpStep = HelpStep> = {
  step: S;
  choice: NonNullable<PurchaseProposals[S]>['choice'];
  /** The step as the form showed it (`stepMark`). */
  mark: string;
  /** The choice in the text of the page, for the history. */
  says: string;
};

/**
 * Fills a step in for the shopper, who has to agree to it. The shopper's own choice is not touched;
 * where that, or what staff filled in, is another by now, nothing is changed and the history names
 * what was not set.
 */
export const proposeStep = (database: Database, who: Helper, filled: FilledIn): Promise<HelpResult> =>
  changeAsHelper(database, who, async (transaction, purchase) => {
    const { step, choice, says } = filled;
    const { id, proposals } = purchase;
    const event = { actor: who.name, step, says };
    if (stepMark(purchase, step) !== filled.mark) {
      // A button that was pressed twice.
      if (isDeepStrictEqual(proposals[step]?.choice, choice)) return 'done';
      await writeEvent(transaction, id, { ...event, kind: 'not-set' });
      return 'changed';
    }
    const proposed = { id: crypto.randomUUID(), by: who.name, choice };
    await setPurchase(transaction, id, { proposals: { ...proposals, [step]: proposed } });
    await writeEvent(transaction, id, { ...event, kind: 'set' });
    return 'done';
  });

/** `proposal`: the id of the one that the shopper saw. */
type Settled = { step: HelpStep; proposal: string; agrees: boolean };

/**
 * The shopper agrees to a step that staff filled in, or takes it out. One that was filled in anew
 * meanwhile has to be seen first; one that is settled stays as it is.
 */
export async function settleProposal(
  database: Database,
  shopper: Shopper,
  car: string,
  { step, proposal, agrees }: Settled,
): Promise<HelpResult> {
  return database.transaction(async (transaction) => {
    const found = await findPurchase(transaction, shopper, car);
    if (!found) return 'not-yours';
    const purchase = await lockPurchase(transaction, found.id);
    if (!purchase || purchase.sentAt) return 'not-yours';
    const { [step]: proposed, ...proposals } = purchase.proposals;
    if (!proposed) return 'done';
    if (proposed.id !== proposal) return 'changed';
    const choices = agrees ? { ...purchase.choices, [keyOfStep[step]]: proposed.choice } : purchase.choices;
    await setPurchase(transaction, purchase.id, { choices, proposals, changedAt: sql`now()` });
    await writeEvent(transaction, purchase.id, { kind: agrees ? 'agreed' : 'declined', step });
    await notifyDesksOf(transaction, purchase);
    return 'done';
  });
}

type Work = (transaction: Transaction, purchase: Purchase) => Promise<HelpResult>;

/** Runs `work` for the present helper alone, and prolongs their help. */
const changeAsHelper = (database: Database, { staff, ...of }: Helper, work: Work): Promise<HelpResult> =>
  change(database, of, async (transaction, purchase) => {
    if (staff === '' || helperNow(purchase, Date.now()) !== staff) return 'not-yours';
    await setPurchase(transaction, purchase.id, { helpedAt: sql`now()` });
    return work(transaction, purchase);
  });

async function change(
  database: Database,
  { seller, purchase: id }: Pick<Helper, 'seller' | 'purchase'>,
  work: Work,
): Promise<HelpResult> {
  if (!isUuid(id)) return 'not-yours';
  return database.transaction(async (transaction) => {
    const purchase = await lockPurchase(transaction, id);
    if (!purchase || purchase.seller !== seller || purchase.sentAt) return 'not-yours';
    const result = await work(transaction, purchase);
    if (result === 'done') await notifyDesks(transaction, seller);
    return result;
  });
}
