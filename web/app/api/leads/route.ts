import { enquiryProblems, financeEnquiry } from '@/domain/leads/finance-enquiry.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { readSite } from '@/web/content/read-site.ts';
import { log, reason } from '@/web/front/log.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { keepLead } from '@/web/records/keep-lead.ts';

export const dynamic = 'force-dynamic';

/** Far above any enquiry, bytes. */
const longest = 16_000;

/**
 * Takes a shopper's enquiry: 201 with `{ lead_id }`, 400 with `{ problems }` by field, 413 for too much, 503 when it could not be kept; then
 * the shopper is told and nothing is lost of what they typed. Who it was is never logged.
 */
export async function POST(request: Request): Promise<Response> {
  const slug = request.headers.get(siteHeader) ?? '';
  const site = await readSite(slug, false).catch(() => null);
  if (!site) return Response.json({ error: 'There is no such site.' }, { status: 404 });
  const sent = await readJson(request, longest);
  if (!sent) return Response.json({ error: 'That is too much.' }, { status: 413 });
  const checked = financeEnquiry.safeParse(sent.json);
  if (!checked.success) return Response.json({ problems: enquiryProblems(sent.json) }, { status: 400 });
  try {
    const { category, ...details } = checked.data;
    return Response.json({ lead_id: await keepLead({ site: slug, category, details }) }, { status: 201 });
  } catch (error) {
    log('error', 'lead-not-kept', { site: slug, reason: reason(error) });
    return Response.json({ error: 'An error occurred when submitting this form' }, { status: 503 });
  }
}
