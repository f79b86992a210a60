import { z } from 'zod';
import { centsFromInput } from '@/domain/finance/money-input.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { retainReasons } from '@/domain/purchases/retained-deposit.ts';
import { type SaleFacts, saleFactsOf } from '@/domain/purchases/sale-facts.ts';
import { findDeskHold } from '@/web/records/hold-desk.ts';
import { moveHoldIn } from '@/web/records/holds.ts';
import { issueInvoice } from '@/web/records/issue-papers.ts';
import { sendPaperAgain } from '@/web/records/papers.ts';
import { applyDeposit } from './apply-deposit.ts';
import { extendHold, extensions } from './extend-hold.ts';
import { forfeitDeposit } from './forfeit-deposit.ts';
import type { HoldServices, PurchaseServices } from './purchase-services.ts';
import { releaseHold } from './release-hold.ts';
import { type Extras, extrasToInvoice } from './shown-extras.ts';
import { tendHold } from './tend-hold.ts';

const sale = {
  price: z.string().max(20).default(''),
  charges: z.string().max(20).default(''),
  luxuryTax: z.string().max(20).default(''),
  buyer: z.string().max(200).trim().default(''),
  buyerName: z.string().max(100).trim().default(''),
  /** As the form showed them. */
  extras: z.string().max(10_000).optional(),
  withoutExtras: z.literal('on').optional(),
};

/** What staff may do with a hold; a form of the desk posts it. */
export const staffChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('release') }),
  z.object({ action: z.literal('extend'), hours: z.coerce.number().pipe(z.literal(extensions)) }),
  z.object({ action: z.literal('apply'), ...sale }),
  z.object({ action: z.literal('invoice'), ...sale }),
  z.object({ action: z.literal('forfeit'), why: z.enum(retainReasons), amount: z.string().max(20) }),
  z.object({ action: z.literal('send'), paper: z.string().max(40) }),
  z.object({ action: z.literal('refund-again') }),
  z.object({ action: z.literal('repaid') }),
  z.object({ action: z.literal('again') }),
]);
export type StaffChange = z.output<typeof staffChange>;

/** Whose reservation it is, and who changes it. */
export type ChangedBy = {
  seller: string;
  hold: string;
  actor: string;
  abn: string;
  state: string;
  /** The extras of its online purchase; null where they cannot be read now. */
  extras: () => Promise<Extras | null>;
};

/**
 * Changes a hold on a car of the dealership that staff work for; false where there is none, or the
 * state of the hold does not allow it. Letting a car go needs a reason, which the shopper reads.
 */
export async function changeByStaff(
  services: PurchaseServices,
  who: ChangedBy,
  change: StaffChange,
  reason: string,
): Promise<boolean> {
  const { database } = services.records;
  const { seller, hold: id, actor, abn, state } = who;
  const found = await findDeskHold(database, seller, id);
  if (!found) return false;
  const by = { actor, reason };
  switch (change.action) {
    case 'release':
      return reason !== '' && (await releaseHold(services, found.hold, { event: 'staff-released', ...by })) !== null;
    case 'extend':
      return (await extendHold(services, id, { ...by, hours: change.hours })) !== null;
    case 'apply': {
      // What holds charges without GST is invoiced once staff have stated them.
      const facts = change.charges === '' || abn === '' ? undefined : await factsOf(change, who, found.hold);
      return facts !== null && (await applyDeposit(services, id, { ...by, ...(facts && { sale: facts }) })) !== null;
    }
    case 'invoice': {
      const facts = await factsOf(change, who, found.hold);
      if (!facts || !(await issueInvoice(database, found.hold, facts))) return false;
      await queueHold(services, id);
      return true;
    }
    case 'forfeit': {
      // Nothing is forfeited without an amount.
      const cents = centsFromInput(change.amount) ?? 0;
      return (await forfeitDeposit(services, found.hold, { ...by, why: change.why, cents, abn, state })) !== null;
    }
    case 'send':
      if (found.hold.email === '' || !(await sendPaperAgain(database, id, change.paper))) return false;
      await queueHold(services, id);
      return true;
    case 'refund-again':
      return (await moveHoldIn(database, services.queue, id, { event: 'staff-refunds-again', ...by })) !== null;
    case 'repaid':
      return (
        reason !== '' && (await moveHoldIn(database, services.queue, id, { event: 'staff-repaid', ...by })) !== null
      );
    case 'again':
      await tendHold(services, id);
      return true;
  }
}

type Stated = Extract<StaffChange, { action: 'apply' | 'invoice' }>;

const factsOf = async (stated: Stated, { abn, extras }: ChangedBy, { name }: HoldRecord): Promise<SaleFacts | null> =>
  saleFactsOf(stated, { abn, name, extras: extrasToInvoice(stated, await extras()) });

/** The worker mails what waits. */
const queueHold = ({ records, queue }: HoldServices, id: string): Promise<void> =>
  records.database.transaction((transaction) => queue.enqueue(transaction, [{ kind: 'hold', id }]));
