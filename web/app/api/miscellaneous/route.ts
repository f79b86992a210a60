import { readJson } from '@/web/app/api/read-json.ts';
import { readSite } from '@/web/content/read-site.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { postValuation } from '@/web/leads/post-valuation.ts';
import { addressHeader, isForeign } from '@/web/leads/sender.ts';
import { services } from '@/web/services.ts';

export const dynamic = 'force-dynamic';

/** Far above any post, bytes. */
const longest = 1_000;

/**
 * A valuation result for the group's own system (FORM-15), as postValuation answers; 403 for pages of other sites, 404 where the site sends
 * none on, 413 for too much, 429 for too many, 503 without records.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (isForeign(headers.get('origin'), headers.get('host'))) return answer(403);
  const site = await readSite(headers.get(siteHeader) ?? '', false).catch(() => null);
  if (!site?.features.postValuation) return answer(404);
  const { leads, group } = services();
  if (!leads) return answer(503);
  if (!(await leads.results.take(`${site.slug} ${headers.get(addressHeader) ?? ''}`))) return answer(429);
  const body = await readJson(request, longest);
  if (!body) return answer(413);
  return answer(await postValuation({ database: leads.records.database, group, site: site.slug }, body.json));
}

const answer = (status: number): Response => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
