import type { Paper } from '@/domain/purchases/paper.ts';
import type { MailService } from '@/web/integrations/mail/port.ts';
import type { Payments } from '@/web/integrations/payments/port.ts';
import type { Sms } from '@/web/integrations/sms/port.ts';
import type { Records } from '@/web/records/database.ts';
import type { HoldOutbox } from '@/web/records/hold-outbox.ts';
import { HoldQueue } from '@/web/records/hold-queue.ts';
import type { ReservedState } from '@/web/records/holds.ts';
import { createInvalidation, type Invalidation } from '@/web/records/invalidation.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { type MailLimit, mailLimit } from './mail-limit.ts';

/**
 * Writes a car's state to the search index; returns the slugs of the sites that list it, and whether
 * the index changed. Rejects while the service is down.
 */
type StateInIndex = (vehicle: string, state: ReservedState) => Promise<{ sites: readonly string[]; changed: boolean }>;

/** What reservations need of a process, made once with its other services. */
export type PurchaseServices = {
  records: Pick<Records, 'database'>;
  /** Null where the deployment has no payment provider: cars are then reserved without money. */
  payments: Payments | null;
  queue: HoldOutbox;
  index: StateInIndex;
  invalidation: Pick<Invalidation, 'publish'>;
  mail: Pick<MailService, 'send'>;
  sms: Pick<Sms, 'send'>;
  /** The server's key for the mark of a confirmed number. */
  key: Buffer;
  /** Reservations that one network address begins. */
  limit: Pick<SharedLimit, 'take'>;
  /** Draws a paper as PDF in the look of a site. Rejects while it cannot. */
  drawPaper: (paper: Paper, site: string) => Promise<Buffer>;
  /** Mails to one address, which no code confirmed. */
  mails: MailLimit;
};

/** What a move of a hold needs. */
export type HoldServices = Pick<PurchaseServices, 'records' | 'queue'>;

/** The same where its money is at the provider. */
export type MoneyServices = HoldServices & Pick<PurchaseServices, 'payments'>;

export type OpenedPurchases = PurchaseServices & {
  queue: HoldQueue;
  /** Steps of online purchases that one network address stores. */
  steps: Pick<SharedLimit, 'take'>;
};

type Parts = Pick<PurchaseServices, 'payments' | 'index' | 'mail' | 'sms' | 'key' | 'drawPaper'> & { records: Records };

export function openPurchases({ records, ...parts }: Parts): OpenedPurchases {
  return {
    ...parts,
    records,
    queue: new HoldQueue(records),
    invalidation: createInvalidation(records),
    limit: new SharedLimit(records, { name: 'reserve', max: 20, withinSeconds: 600 }),
    mails: mailLimit({
      tries: new SharedLimit(records, { name: 'reserve-mail-try', max: 1, withinSeconds: 2 * 86_400 }),
      addresses: new SharedLimit(records, { name: 'reserve-mail', max: 12, withinSeconds: 86_400 }),
    }),
    steps: new SharedLimit(records, { name: 'purchase', max: 120, withinSeconds: 600 }),
  };
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Reservations; null without records. */
    purchases: OpenedPurchases | null;
  }
}
