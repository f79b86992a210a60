import { formText } from '@/domain/leads/form.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import { readSite, readSiteHosts } from '@/web/content/read-site.ts';
import { log, reason } from '@/web/platform/log.ts';
import { addressHeader, isSecure } from '@/web/platform/request-sender.ts';
import { acceptEnquiry, type EnquiryResult, type EnquiryServices } from './accept-enquiry.ts';
import type { LeadServices } from './lead-services.ts';
import { ownOrigin } from './own-origin.ts';
import { tradeInToken } from './trade-in-cookie.ts';

/** Far above any enquiry, bytes of its JSON. */
export const maxEnquiryBytes = 16_000;

export type Submission = {
  slug: string;
  headers: Headers;
  /** What was sent, once it is needed; null for more than `maxEnquiryBytes`. */
  sent(): Promise<{ json: unknown } | null>;
};

export type Submitted = EnquiryResult | { status: 404 | 413 | 503; error: string };

/**
 * Takes a shopper's enquiry (FORM-12), from the endpoint and from a page's form without script: 201 with
 * `{ lead_id, next, receipt, booked }`, 400 with `{ problems }` by field or `{ error }`, 404 for a form that is not
 * this site's, 413 for too much, 429 for too many, 503 when it could not be stored.
 */
export async function submitEnquiry(
  leads: EnquiryServices | null,
  { slug, headers, sent }: Submission,
): Promise<Submitted> {
  if (!leads) return { status: 503, error: formText.failed };
  const site = await siteOf(leads, slug);
  if (site === 'unknown') return { status: 503, error: formText.failed };
  if (!site) return { status: 404, error: 'There is no such site.' };
  const read = await sent();
  if (!read) return { status: 413, error: 'That is too long. Please shorten what you wrote.' };
  const sender = {
    address: headers.get(addressHeader) ?? '',
    userAgent: headers.get('user-agent') ?? '',
    origin: await ownOrigin(headers, () => readSiteHosts(site.slug).catch(() => [])),
    tradeIn: tradeInToken(headers.get('cookie')),
    cookies: headers.get('cookie') ?? '',
    secure: isSecure({ headers }),
  };
  return acceptEnquiry(leads, site, read.json, sender, Date.now());
}

/**
 * The site as content holds it now, or as it was read last; "unknown" when content is down and no
 * snapshot is there.
 */
async function siteOf(
  { lastContent }: Pick<LeadServices, 'lastContent'>,
  slug: string,
): Promise<ResolvedSite | null | 'unknown'> {
  if (slug === '') return null;
  try {
    return await lastContent.read(cacheKeys.site(slug), () => readSite(slug, false));
  } catch (error) {
    log('error', 'lead-site-unknown', { site: slug, reason: reason(error) });
    return 'unknown';
  }
}
