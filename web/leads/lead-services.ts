import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import type { StaffDirectory } from '@/web/content/staff.ts';
import { snapshotsIn } from '@/web/records/content-snapshots.ts';
import type { Records } from '@/web/records/database.ts';
import { LeadQueue } from '@/web/records/lead-queue.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { LastContent } from './last-content.ts';
import { LeadChanges } from './lead-changes.ts';
import { OverdueAlarm } from './overdue-alarm.ts';

/** What enquiries need of a process, made once with its other services. */
export type LeadServices = {
  records: Records;
  lastContent: LastContent;
  /** Enquiries of one address on one site; many people may share an address. */
  limit: SharedLimit;
  /** Requests for a quote from one address on one site: each costs the dealer one to the vendor. */
  quoteLimit: SharedLimit;
  /** Number plates that one address looks up: each may cost the dealer. */
  lookups: SharedLimit;
  /** Files that one address sends: each is some megabytes. */
  uploads: SharedLimit;
  /** Masked numbers that one address reveals: a sender who wants more of them collects them. */
  numbers: SharedLimit;
  queue: LeadQueue;
  /** Who of staff may see them. */
  staff: StaffDirectory;
  changes: LeadChanges;
  /** Mails the dealer about what became overdue. */
  overdue: OverdueAlarm;
};

type ReadSite = (slug: string) => Promise<ResolvedSite | null>;

/** `readSite`: a site as content holds it now. */
export function openLeads(records: Records, staff: StaffDirectory, readSite: ReadSite): LeadServices {
  const snapshots = new LastContent(snapshotsIn(() => records.database));
  const queue = new LeadQueue(records);
  const siteOf = (slug: string) => snapshots.read(cacheKeys.site(slug), () => readSite(slug));
  return {
    records,
    lastContent: snapshots,
    limit: new SharedLimit(records, { name: 'lead', max: 30, withinSeconds: 600 }),
    quoteLimit: new SharedLimit(records, { name: 'quote', max: 60, withinSeconds: 600 }),
    lookups: new SharedLimit(records, { name: 'rego', max: 10, withinSeconds: 600 }),
    uploads: new SharedLimit(records, { name: 'file', max: 10, withinSeconds: 600 }),
    numbers: new SharedLimit(records, { name: 'phone', max: 30, withinSeconds: 600 }),
    queue,
    staff,
    changes: new LeadChanges(records.url),
    overdue: new OverdueAlarm({ records, outbox: queue, siteOf }),
  };
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Null without records: enquiries cannot be taken then. */
    leads: LeadServices | null;
  }
}
