import type { Metadata } from 'next';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import { assigneesOf } from '@/web/desk/assignees.ts';
import { filterOf } from '@/web/desk/filter.ts';
import { countLeads } from '@/web/records/lead-counts.ts';
import { listLeads } from '@/web/records/lead-desk.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { LeadList } from '@/web/render/desk/lead-list.tsx';

export const metadata: Metadata = { title: 'Enquiries', robots: { index: false }, icons: '/favicon.svg' };

export default deskPage(async ({ site, staff, leads }, query) => {
  const { database } = leads.records;
  const filter = filterOf(query);
  const [{ entries, next }, counts] = await Promise.all([
    listLeads(database, site.slug, filter),
    countLeads(database, site.slug),
  ]);
  const shown = { entries, next, counts, filter };
  const page = (
    <LeadList
      title={`Enquiries, ${site.name}`}
      assignees={assigneesOf({ site, staff })}
      timeZone={chosenLocations(site.locations, 'primary')[0]?.timeZone ?? ''}
      now={Date.now()}
      {...shown}
    />
  );
  return { page, dueMs: counts.nextDueMs };
});
