import type { Metadata } from 'next';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import { assigneesOf } from '@/web/desk/assignees.ts';
import { currentRender, recordStatus } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { findDeskPurchase } from '@/web/purchases/desk-purchase.ts';
import { findLead } from '@/web/records/lead-desk.ts';
import { interestOf } from '@/web/records/shared-interest.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { LeadPage } from '@/web/render/desk/lead-page.tsx';

export const metadata: Metadata = { title: 'Enquiry', robots: { index: false }, icons: '/favicon.svg' };

export default deskPage(async ({ site, staff, leads }, query) => {
  const { params } = routeOfPath(currentRender()?.path ?? '');
  const found = await findLead(leads.records.database, site.slug, params.lead ?? '');
  if (found) {
    const dueMs = found.state === 'new' && !found.withdrawnAt ? (found.dueAt?.getTime() ?? null) : null;
    const { leadAnswers: answers } = site.options;
    const assignees = assigneesOf({ site, staff });
    const request = (name: string) => query.get(name) ?? '';
    const writing = {
      chosen: request('answer'),
      draft: request('draft'),
      edit: request('edit'),
      late: request('late') === '1',
    };
    const interest = await interestOf(leads.records.database, site.slug, found.lead.id);
    const { geocoding } = services();
    const purchase = await findDeskPurchase(
      { records: leads.records, geocoding },
      site,
      { lead: found.lead.id },
      Date.now(),
    );
    return {
      page: <LeadPage found={found} {...{ assignees, answers, writing, interest, purchase }} now={Date.now()} />,
      dueMs,
    };
  }
  recordStatus(404);
  return { page: <h1 className="text-h3 font-bold">There is no such enquiry</h1> };
});
