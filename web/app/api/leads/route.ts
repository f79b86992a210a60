import { formWords } from '@/domain/leads/form.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { readSite } from '@/web/content/read-site.ts';
import { log, reason } from '@/web/front/log.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { knownKeys } from '@/web/leads/known-content.ts';
import type { LeadServices } from '@/web/leads/lead-services.ts';
import { addressHeader, isForeign } from '@/web/leads/sender.ts';
import { takeLead } from '@/web/leads/take-lead.ts';
import { tradeInToken } from '@/web/leads/trade-in-cookie.ts';
import { services } from '@/web/services.ts';

export const dynamic = 'force-dynamic';

/** Far above any enquiry, bytes. */
const longest = 16_000;

/**
 * Takes a shopper's enquiry (FORM-12): 201 with `{ lead_id, next }`, 400 with `{ problems }` by field or `{ error }`, 404 for a form that is
 * not this site's, 413 for too much, 429 for too many, 503 when it could not be kept; then nothing of what was typed is lost.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (isForeign(headers.get('origin'), headers.get('host'))) return refuse(403, formWords.failed);
  const { leads } = services();
  if (!leads) return refuse(503, formWords.failed);
  const site = await siteOf(leads, headers.get(siteHeader) ?? '');
  if (site === 'unknown') return refuse(503, formWords.failed);
  if (!site) return refuse(404, 'There is no such site.');
  const sent = await readJson(request, longest);
  if (!sent) return refuse(413, 'That is too long. Please shorten what you wrote.');
  const sender = {
    address: headers.get(addressHeader) ?? '',
    userAgent: headers.get('user-agent') ?? '',
    origin: originOf(headers),
    tradeIn: tradeInToken(headers.get('cookie')),
  };
  const { status, ...answer } = await takeLead(leads, site, sent.json, sender, Date.now());
  return Response.json(answer, { status });
}

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });

/** The site as content says it now, or said it last; null for none, "unknown" when content is away and nothing is known. */
async function siteOf({ known }: LeadServices, slug: string): Promise<ResolvedSite | null | 'unknown'> {
  if (slug === '') return null;
  try {
    return await known.read(knownKeys.site(slug), () => readSite(slug, false));
  } catch (error) {
    log('error', 'lead-site-unknown', { site: slug, reason: reason(error) });
    return 'unknown';
  }
}

/** The site's own address as the browser has it; a proxy before us says whether it is https. */
function originOf(headers: Headers): string {
  const protocol = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https' ? 'https' : 'http';
  return `${protocol}://${headers.get('host') ?? ''}`;
}
