import { dayLabel } from '@/domain/leads/booking-days.ts';
import { checkForm } from '@/domain/leads/check-form.ts';
import { isBeyondEstimate } from '@/domain/leads/estimate-bounds.ts';
import { fileWords } from '@/domain/leads/file-words.ts';
import { type BookablePlace, chosenTime, type Form, fieldsOf, formWords, type Problem } from '@/domain/leads/form.ts';
import { takenProblem, told } from '@/domain/leads/form-problems.ts';
import type { Answers } from '@/domain/leads/form-schema.ts';
import { enquiryPath } from '@/domain/leads/receipt-mail.ts';
import { asksTime, resolveForm } from '@/domain/leads/resolve-form.ts';
import { parametersOf } from '@/domain/leads/user-data.ts';
import { isValued, ownCarOf } from '@/domain/leads/valuation.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { localMoment } from '@/domain/locations/time-zone.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { readForm } from '@/web/content/read-form.ts';
import { log, reason } from '@/web/front/log.ts';
import { SlotTaken } from '@/web/records/bookings.ts';
import { findSame, type KeptLead, keepLeadIn, type NewLead } from '@/web/records/keep-lead.ts';
import { type FileFacts, factsOfFiles } from '@/web/records/lead-files.ts';
import { leadVehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { acceptedTradeIn } from './accepted-trade-in.ts';
import { busyAt } from './busy-times.ts';
import { knownKeys } from './known-content.ts';
import { leadOfForm, type Sender } from './lead-of-form.ts';
import type { LeadServices } from './lead-services.ts';
import { repeatOf } from './repeat.ts';
import { type SentForm, sentForm } from './sent-form.ts';
import { subjectsOf } from './subjects.ts';

/** What a shopper is told: the lead's number and where to go on, or what is wrong, with the times that are free by now. */
export type Taken =
  | { status: 201; lead_id: string; next: string; receipt: string }
  | { status: 400; problems: Problem[]; places?: readonly BookablePlace[] }
  | { status: 400 | 404 | 429 | 503; error: string };

type Asked = { leads: LeadServices; site: ResolvedSite; sent: SentForm; sender: Sender; now: number };

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
  if (read.data.honeypot !== '')
    return { status: 400, error: blocked(site, 'This looks as if it was sent by a program.') };
  try {
    if (!(await leads.limit.take(`${site.slug} ${sender.address}`)))
      return { status: 429, error: blocked(site, 'That was a lot of enquiries at once. Please wait ten minutes.') };
    return await keep({ leads, site, sent: read.data, sender, now });
  } catch (error) {
    log('error', 'lead-not-kept', { site: site.slug, reason: reason(error) });
    return { status: 503, error: formWords.failed };
  }
}

async function keep(asked: Asked): Promise<Taken> {
  const { leads, site, sent, sender, now } = asked;
  const found = await leads.known.read(knownKeys.form(site.slug, sent.form), () => readForm(site.slug, sent.form));
  if (!found) return { status: 404, error: formWords.failed };
  const settled = async () =>
    resolveForm(found.content, site, now, asksTime(found.content) ? await busyAt(leads, site, now) : []);
  const form = await settled();
  const { problems, answers } = checkForm(form, sent.filled);
  if (problems.length > 0) return (await sentBefore(asked, form)) ?? refused(form, problems);
  const [vehicle, subjects, tradeIn] = await Promise.all([
    vehicleOf(site, sent),
    subjectsOf(site, offerAndModel(sent)),
    acceptedTradeIn(leads, site.slug, sender.tradeIn),
  ]);
  const addresses = found.destinations;
  const files = await filesOf(asked, form, answers);
  const lost = lostFile(form, answers, files);
  if (lost) return (await sentBefore(asked, form)) ?? refused(form, [lost]);
  const lead = leadOfForm({ files, site, form, sent, sender, answers, addresses, vehicle, subjects, tradeIn, now });
  try {
    const kept = await keepLeadIn(leads.records.database, leads.queue, lead);
    return thanks(form, lead, kept, now);
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    return refused(await settled(), [takenBy(form, sent)]);
  }
}

/** Its own first try took the time, or the file, that a second one finds gone: the answer to the first was lost on its way. */
async function sentBefore({ leads, site, sent, sender, now }: Asked, form: Form): Promise<Taken | null> {
  const known = await findSame(leads.records.database, { site: site.slug, ...repeatOf(sent, sender.address) });
  return known && thanks(form, known, known, now);
}

const thanks = (form: Form, lead: Valued, kept: KeptLead, now: number): Taken => ({
  status: 201,
  lead_id: kept.id,
  next: nextOf(form, lead, kept, now),
  receipt: enquiryPath(kept.token),
});

/** The files that the answers name, as they were kept when they were chosen. */
function filesOf({ leads, site }: Asked, form: Form, answers: Answers): Promise<FileFacts[]> {
  const ids = fieldsOf(form).flatMap(({ kind, key }) =>
    kind === 'file' && answers[key] ? [String(answers[key])] : [],
  );
  return factsOfFiles(leads.records.database, site.slug, ids);
}

function lostFile(form: Form, answers: Answers, files: readonly FileFacts[]): Problem | null {
  const lost = fieldsOf(form).find(
    ({ kind, key }) => kind === 'file' && answers[key] && !files.some(({ id }) => id === answers[key]),
  );
  return lost ? { field: lost.key, problem: told(lost.label, fileWords.gone) } : null;
}

type Valued = Pick<NewLead, 'category' | 'details' | 'dealer'>;

/** A car that may have an online estimate gets it on the enquiry's own page. */
function nextOf(form: Form, { category, details, dealer }: Valued, { id, token }: KeptLead, now: number): string {
  const car = isValued(category) ? ownCarOf(details) : null;
  const { year } = localMoment(now, dealer.timeZone);
  return car && !isBeyondEstimate(car, year)
    ? enquiryPath(token)
    : `/success?form=${encodeURIComponent(form.id)}&lead=${id}`;
}

function offerAndModel({ url }: SentForm) {
  const { offer = '', model = '' } = parametersOf(url);
  return { offer, model };
}

/** A time that is gone comes with those that are free. */
const refused = (form: Form, problems: Problem[]): Taken => ({
  status: 400,
  problems,
  ...(fieldsOf(form).some(({ kind, key }) => kind === 'date-time' && problems.some(({ field }) => field === key)) && {
    places: form.places,
  }),
});

function takenBy(form: Form, { filled }: SentForm): Problem {
  const field = fieldsOf(form).find(({ kind }) => kind === 'date-time') ?? { key: '', label: '' };
  const { date, time } = chosenTime(filled, field.key);
  return { field: field.key, problem: takenProblem(field, { day: dayLabel(date), time }) };
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
