import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StaffDirectory } from '@/web/desk/staff.ts';
import { snapshotsIn } from '@/web/records/content-snapshots.ts';
import type { Records } from '@/web/records/database.ts';
import { LeadQueue } from '@/web/records/lead-queue.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { knownKeys } from './known-content.ts';
import { LastKnown } from './last-known.ts';
import { LeadChanges } from './lead-changes.ts';
import { OverdueAlarm } from './overdue-alarm.ts';

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
  /** Mails the dealer about what became overdue. */
  overdue: OverdueAlarm;
};

type ReadSite = (slug: string) => Promise<ResolvedSite | null>;

/** `readSite`: a site as content says it now. */
export function openLeads(records: Records, staff: StaffDirectory, readSite: ReadSite): LeadServices {
  const known = new LastKnown(snapshotsIn(() => records.database));
  const queue = new LeadQueue(records);
  const siteOf = (slug: string) => known.read(knownKeys.site(slug), () => readSite(slug));
  return {
    records,
    known,
    limit: new SharedLimit(records, { name: 'lead', most: 30, withinSeconds: 600 }),
    quoteLimit: new SharedLimit(records, { name: 'quote', most: 60, withinSeconds: 600 }),
    lookups: new SharedLimit(records, { name: 'rego', most: 10, withinSeconds: 600 }),
    uploads: new SharedLimit(records, { name: 'file', most: 10, withinSeconds: 600 }),
    numbers: new SharedLimit(records, { name: 'phone', most: 30, withinSeconds: 600 }),
    queue,
    staff,
    changes: new LeadChanges(records.url),
    overdue: new OverdueAlarm({ records, outbox: queue, siteOf }),
  };
}
