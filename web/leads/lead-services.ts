import { environment } from '@/web/env.ts';
import { snapshotsIn } from '@/web/records/content-snapshots.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { sharedRecords } from '@/web/records/shared-records.ts';
import { LastKnown } from './last-known.ts';

export type LeadServices = {
  known: LastKnown;
  /** Enquiries of one address on one site; many people may share an address. */
  limit: SharedLimit;
};

let services: LeadServices | undefined;

/** What taking an enquiry needs, once a process. */
export function leadServices(): LeadServices {
  services ??= {
    known: new LastKnown(snapshotsIn(() => sharedRecords().database)),
    limit: new SharedLimit(sharedRecords(), { name: 'lead', most: 30, withinSeconds: 600 }),
  };
  return services;
}

export const knownKeys = {
  site: (slug: string) => `site ${slug}`,
  form: (slug: string, id: string) => `form ${slug} ${id}`,
} as const;

/** Keeps what a page was made of; without records there is nothing to keep it in. */
export function rememberContent(key: string, value: unknown): void {
  if (environment().DATABASE_URL) leadServices().known.remember(key, value);
}
