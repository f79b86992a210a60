import type { NewBooking } from '@/domain/leads/booking.ts';
import type { AnyDestination } from '@/domain/leads/destinations.ts';
import type { LeadDealer, LeadPerson, LeadRecord } from '@/domain/leads/lead-record.ts';

export type NewLead = Pick<
  LeadRecord,
  'site' | 'category' | 'subcategory' | 'form' | 'lines' | 'vehicle' | 'details' | 'consents'
> & {
  person: LeadPerson;
  dealer: LeadDealer;
  destinations: readonly AnyDestination[];
  /** Files that came before it. */
  files: readonly string[];
  /** The time that it books. */
  booking: NewBooking | null;
  /** The shopper wants it beside one that they hold for the same car on that day. */
  bookAgain?: boolean;
  /** The online purchase that it sends. */
  purchase?: string;
  /** When it is overdue, epoch milliseconds. */
  dueAtMs: number | null;
  /** The same for every try of the same enquiry. */
  idempotencyKey: string;
  /** For how long a second try of it counts as the first, seconds. */
  repeatWithinSeconds: number;
};
