import { checkForm } from '@/domain/leads/check-form.ts';
import { formWords, type Problem } from '@/domain/leads/form.ts';
import { enquiryPath } from '@/domain/leads/receipt-mail.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { parametersOf } from '@/domain/leads/user-data.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { readForm } from '@/web/content/read-form.ts';
import { log, reason } from '@/web/front/log.ts';
import { keepLeadIn } from '@/web/records/keep-lead.ts';
import { leadVehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { knownKeys } from './known-content.ts';
import { leadOfForm, type Sender } from './lead-of-form.ts';
import type { LeadServices } from './lead-services.ts';
import { type SentForm, sentForm } from './sent-form.ts';

/** What a shopper is told: the lead's number and where to go on, or what is wrong. */
export type Taken =
  | { status: 201; lead_id: string; next: string; receipt: string }
  | { status: 400; problems: Problem[] }
  | { status: 400 | 404 | 429 | 503; error: string };

/** Checks an enquiry and keeps it before it answers: what this says was kept is kept (FORM-12). Who it was is never logged. */
export async function takeLead(
  leads: LeadServices,
  site: ResolvedSite,
  sent: unknown,
  sender: Sender,
  now: number,
): Promise<Taken> {
  const read = sentForm.safeParse(sent);
  if (!read.success) return { status: 400, error: formWords.failed };
  if (read.data.bait !== '') return { status: 400, error: blocked(site, 'This looks as if a program had sent it.') };
  try {
    if (!(await leads.limit.take(`${site.slug} ${sender.address}`)))
      return { status: 429, error: blocked(site, 'That was a lot of enquiries at once. Please wait ten minutes.') };
    const { form: id, filled } = read.data;
    const found = await leads.known.read(knownKeys.form(site.slug, id), () => readForm(site.slug, id));
    if (!found) return { status: 404, error: formWords.failed };
    const form = resolveForm(found.content, site, now);
    const { problems, answers } = checkForm(form, filled);
    if (problems.length > 0) return { status: 400, problems };
    const vehicle = await vehicleOf(site, read.data);
    const addresses = found.destinations;
    const lead = leadOfForm({ site, form, sent: read.data, sender, answers, addresses, vehicle, now });
    const kept = await keepLeadIn(leads.records.database, leads.queue, lead);
    const next = `/success?form=${encodeURIComponent(form.id)}`;
    return { status: 201, lead_id: kept.id, next, receipt: enquiryPath(kept.token) };
  } catch (error) {
    log('error', 'lead-not-kept', { site: site.slug, reason: reason(error) });
    return { status: 503, error: formWords.failed };
  }
}

/** The car that the form or its page names; an enquiry never waits for the search service in vain. */
async function vehicleOf(site: ResolvedSite, { car, url }: SentForm) {
  const id = car || parametersOf(url).car_id;
  return id ? leadVehicleOfSite(site, id).catch(() => null) : null;
}

/** Whoever is blocked by mistake reaches the dealer all the same. */
function blocked({ phones }: ResolvedSite, why: string): string {
  return phones.main ? `${why} You can call us on ${formatPhone(phones.main)}.` : why;
}
