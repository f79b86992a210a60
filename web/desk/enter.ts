import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import { readSite } from '@/web/content/read-site.ts';
import type { StaffMember, StaffResponse } from '@/web/content/staff.ts';
import type { LeadServices } from '@/web/leads/lead-services.ts';
import { cookieOf } from '@/web/platform/cookies.ts';
import { environment } from '@/web/platform/env.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { deskCookie } from './desk-cookie.ts';

/** What the desk works with once staff are let in. */
export type DeskServices = Pick<LeadServices, 'records' | 'queue' | 'changes'>;

/** The same, and what it takes to let them in. */
export type EntryServices = DeskServices & Pick<LeadServices, 'lastContent' | 'staff'>;

export type Desk = { site: ResolvedSite; staff: StaffMember; leads: DeskServices };
export type Entered = Desk | Exclude<StaffResponse, StaffMember>;

/**
 * Lets a person of staff in to the enquiries of one site, by the site of the host and the content
 * service's session.
 */
export async function enterDesk(leads: EntryServices | null, slug: string, cookies: string): Promise<Entered> {
  if (!leads || slug === '') return 'unknown';
  const site = await leads.lastContent.read(cacheKeys.site(slug), () => readSite(slug, false)).catch(() => null);
  if (!site) return 'unknown';
  const staff = await leads.staff.staffOf(site.id, credentialsOf(cookies));
  return typeof staff === 'string' ? staff : { site, staff, leads };
}

/** Lets an administrator in to what belongs to no site. */
export async function enterPlatform(
  leads: EntryServices | null,
  cookies: string,
): Promise<Pick<Desk, 'staff' | 'leads'> | Exclude<StaffResponse, StaffMember>> {
  if (!leads) return 'unknown';
  const staff = await leads.staff.staffOf(null, credentialsOf(cookies));
  return typeof staff === 'string' ? staff : { staff, leads };
}

/** The staff of the host's own site: the site is the front's own word. */
export const enterDeskOf = (leads: EntryServices | null, { headers }: Request): Promise<Entered> =>
  enterDesk(leads, headers.get(siteHeader) ?? '', headers.get('cookie') ?? '');

const statuses = { 'signed-out': 401, forbidden: 403, unknown: 503 } as const;

/** The response of an endpoint to a caller that it does not let in. */
export const shut = (why: Exclude<StaffResponse, StaffMember>): Response =>
  Response.json({ error: 'Enquiries are for the staff of this site.' }, { status: statuses[why] });

/** Of all cookies the one that identifies the person: the content service gets no other. */
function credentialsOf(cookies: string) {
  const { CONTENT_URL, PORT } = environment();
  const session = `forecourt_session_${PORT}`;
  if (!CONTENT_URL) return { cookie: '', token: cookieOf(cookies, deskCookie) };
  const own = cookieOf(cookies, session);
  return { cookie: own === '' ? '' : `${session}=${own}`, token: '' };
}
