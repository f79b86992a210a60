import type { Metadata } from 'next';
import { routeOfPath } from '@/domain/site/routes/route-of-path.ts';
import { assigneesOf } from '@/web/desk/assignees.ts';
import { answerStatus, currentRender } from '@/web/front/render-record.ts';
import { findLead } from '@/web/records/lead-desk.ts';
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
    const chosen = query.get('answer') ?? '';
    return { page: <LeadPage found={found} {...{ assignees, answers, chosen }} now={Date.now()} />, dueMs };
  }
  answerStatus(404);
  return { page: <h1 className="text-h3 font-bold">There is no such enquiry</h1> };
});
