import type { StaffDirectory } from '@/web/desk/staff.ts';
import { snapshotsIn } from '@/web/records/content-snapshots.ts';
import type { Records } from '@/web/records/database.ts';
import { LeadQueue } from '@/web/records/lead-queue.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { LastKnown } from './last-known.ts';
import { LeadChanges } from './lead-changes.ts';

/** What enquiries need of a process, made once with its other services. */
export type LeadServices = {
  records: Records;
  known: LastKnown;
  /** Enquiries of one address on one site; many people may share an address. */
  limit: SharedLimit;
  /** Questions for a quote of one address on one site: each costs the dealer one to the vendor. */
  quoteLimit: SharedLimit;
  /** Number plates that one address looks up: each may cost the dealer. */
  lookups: SharedLimit;
  /** Files that one address sends: each is some megabytes. */
  uploads: SharedLimit;
  /** Masked numbers that one address reveals: whoever wants more of them collects them. */
  numbers: SharedLimit;
  queue: LeadQueue;
  /** Who of staff may see them. */
  staff: StaffDirectory;
  changes: LeadChanges;
};

export const openLeads = (records: Records, staff: StaffDirectory): LeadServices => ({
  records,
  known: new LastKnown(snapshotsIn(() => records.database)),
  limit: new SharedLimit(records, { name: 'lead', most: 30, withinSeconds: 600 }),
  quoteLimit: new SharedLimit(records, { name: 'quote', most: 60, withinSeconds: 600 }),
  lookups: new SharedLimit(records, { name: 'rego', most: 10, withinSeconds: 600 }),
  uploads: new SharedLimit(records, { name: 'file', most: 10, withinSeconds: 600 }),
  numbers: new SharedLimit(records, { name: 'phone', most: 30, withinSeconds: 600 }),
  queue: new LeadQueue(records),
  staff,
  changes: new LeadChanges(records.url),
});
