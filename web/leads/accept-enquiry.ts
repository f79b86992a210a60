import { type BookedNote, bookedNote } from '@/domain/leads/booked-note.ts';
import { dayLabel } from '@/domain/leads/booking-days.ts';
import { checkForm } from '@/domain/leads/check-form.ts';
import { isBeyondEstimate } from '@/domain/leads/estimate-bounds.ts';
import { fileText } from '@/domain/leads/file-words.ts';
import { type BookablePlace, chosenTime, type Form, fieldsOf, formText, type Problem } from '@/domain/leads/form.ts';
import { heldProblem, sentence, takenProblem } from '@/domain/leads/form-problems.ts';
import type { Answers } from '@/domain/leads/form-schema.ts';
import { hasDateTimeField, resolveForm } from '@/domain/leads/resolve-form.ts';
import { parametersOf } from '@/domain/leads/user-data.ts';
import { isValued, ownCarOf } from '@/domain/leads/valuation.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { readPhone } from '@/domain/locations/read-phone.ts';
import { localMoment } from '@/domain/locations/time-zone.ts';
import { enquiryPath, successPath } from '@/domain/routes/paths.ts';
import type { DealershipSite } from '@/domain/site/dealership-of-vehicle.ts';
import type { SiteContact, SiteRange } from '@/domain/site/site-parts.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import { readForm } from '@/web/content/read-form.ts';
import { log, reason } from '@/web/platform/log.ts';
import { findBooking, SlotTaken } from '@/web/records/bookings.ts';
import { AlreadyBooked } from '@/web/records/held-booking.ts';
import { findSame, insertLead, type StoredLead } from '@/web/records/insert-lead.ts';
import { type FileFacts, factsOfFiles } from '@/web/records/lead-files.ts';
import type { NewLead } from '@/web/records/new-lead.ts';
import type { SellingSite } from '@/web/stock/stock-site.ts';
import { type AboutCar, aboutCar } from './about-car.ts';
import { acceptedTradeIn } from './accepted-trade-in.ts';
import { busyAt } from './busy-times.ts';
import { leadOfForm, type Sender, tradeInLabel } from './lead-of-form.ts';
import type { LeadServices } from './lead-services.ts';
import { repeatOf } from './repeat.ts';
import { type SentForm, sentForm } from './sent-form.ts';
import { subjectsOf } from './subjects.ts';

/**
 * The response to a shopper: the lead's number, where to go on and what is booked, or what is
 * wrong, with the times that are free by now.
 */
export type EnquiryResult =
  | { status: 201; lead_id: string; next: string; receipt: string; booked: BookedNote | null }
  | { status: 400; problems: Problem[]; places?: readonly BookablePlace[] }
  | { status: 400 | 404 | 429 | 503; error: string };

/** What an enquiry to buy carries of the steps that its shopper filled in (CHK-05). */
export type LeadPurchase = Pick<NewLead, 'lines' | 'booking'> & { id: string; details: Record<string, unknown> };

/** Finds the purchase of a sender, or returns why it cannot be sent as it is; null for none. */
export type PurchaseOf = (of: {
  site: DealershipSite;
  about: AboutCar;
  cookies: string;
  secure: boolean;
  now: number;
}) => Promise<LeadPurchase | { problem: string } | null>;

/** What taking an enquiry uses of the process's services. */
export type EnquiryServices = Pick<LeadServices, 'records' | 'lastContent' | 'limit' | 'queue'> & {
  purchaseOf?: PurchaseOf | undefined;
};

/** The standard form by which a purchase is sent. */
const purchaseForm = 'purchase-request';

/** What an enquiry reads of the site that it was sent from. */
type EnquirySite = SellingSite & Pick<SiteRange, 'models'>;
type EnquiryRequest = { leads: EnquiryServices; site: EnquirySite; sent: SentForm; sender: Sender; now: number };

/**
 * Checks an enquiry and stores it before the response: status 201 means that it is stored
 * (FORM-12). Its sender is never logged.
 */
export async function acceptEnquiry(
  leads: EnquiryServices,
  site: EnquirySite,
  sent: unknown,
  sender: Sender,
  now: number,
): Promise<EnquiryResult> {
  const read = sentForm.safeParse(sent);
  if (!read.success) return { status: 400, error: formText.failed };
  if (read.data.honeypot !== '')
    return { status: 400, error: blocked(site, 'This looks as if it was sent by a program.') };
  try {
    if (!(await leads.limit.take(`${site.slug} ${sender.address}`)))
      return { status: 429, error: blocked(site, 'That was a lot of enquiries at once. Please wait ten minutes.') };
    return await storeEnquiry({ leads, site, sent: read.data, sender, now });
  } catch (error) {
    log('error', 'lead-not-kept', { site: site.slug, reason: reason(error) });
    return { status: 503, error: formText.failed };
  }
}

async function storeEnquiry(request: EnquiryRequest): Promise<EnquiryResult> {
  const { leads, site, sent, sender, now } = request;
  const about = await aboutCar(site, sent.car || parametersOf(sent.url).car_id || '', leads.lastContent);
  const found = await leads.lastContent.read(cacheKeys.form(site.slug, sent.form), () =>
    readForm(site.slug, sent.form),
  );
  if (!found) return { status: 404, error: formText.failed };
  const settled = async () =>
    resolveForm(
      found.content,
      about.site,
      now,
      hasDateTimeField(found.content) ? await busyAt(leads, about.site, now) : [],
    );
  const form = await settled();
  const { problems, answers } = checkForm(form, sent.filled, readPhone);
  if (problems.length > 0) return (await sentBefore(request, form)) ?? refused(form, problems);
  const [subjects, tradeIn] = await Promise.all([
    subjectsOf(site, offerAndModel(sent)),
    acceptedTradeIn(leads, site.slug, sender.tradeIn),
  ]);
  const addresses = found.destinations;
  const files = await filesOf(request, form, answers);
  const lost = lostFile(form, answers, files);
  if (lost) return (await sentBefore(request, form)) ?? refused(form, [lost]);
  const isPurchase = form.id === purchaseForm && about.vehicle !== null;
  const purchase = isPurchase
    ? await leads.purchaseOf?.({ site, about, cookies: sender.cookies, secure: sender.secure, now })
    : null;
  if (purchase && 'problem' in purchase) return { status: 400, error: purchase.problem };
  const plain = leadOfForm({ files, site, about, form, sent, sender, answers, addresses, subjects, tradeIn, now });
  const lead = purchase ? withPurchase(plain, purchase) : plain;
  try {
    const stored = await insertLead(leads.records.database, leads.queue, lead);
    return await acceptedResult(request, form, lead, stored);
  } catch (error) {
    if (error instanceof AlreadyBooked)
      return purchase
        ? { status: 400, error: 'You hold a time for this car on that day already. Please choose another day.' }
        : refused(form, [heldOn(form, sent)]);
    if (!(error instanceof SlotTaken)) throw error;
    if (purchase) return { status: 400, error: 'Somebody has just taken that pick-up time. Please choose another.' };
    return refused(await settled(), [takenBy(form, sent)]);
  }
}

/** The enquiry with its purchase, sent once: a second try of it counts as the first. */
function withPurchase(lead: NewLead, { id, lines, booking, details }: LeadPurchase): NewLead {
  // The steps state what becomes of the trade-in, also where the shopper went on without.
  const others = lead.lines.filter(({ label }) => label !== tradeInLabel);
  const { trade_in: _, ...rest } = lead.details;
  return {
    ...lead,
    lines: [...others, ...lines],
    details: { ...rest, ...details },
    booking,
    purchase: id,
    idempotencyKey: `purchase ${id}`,
    repeatWithinSeconds: 90 * 86_400,
  };
}

/**
 * An earlier try of the same enquiry may hold the time or the file that a second try finds taken:
 * the response to the first was lost.
 */
async function sentBefore(request: EnquiryRequest, form: Form): Promise<EnquiryResult | null> {
  const { leads, site, sent, sender } = request;
  const existing = await findSame(leads.records.database, { site: site.slug, ...repeatOf(sent, sender.address) });
  return existing && acceptedResult(request, form, existing, existing);
}

/** The booking is read from the records, so that a second try gets what the first one stored. */
async function acceptedResult(
  { leads, now }: EnquiryRequest,
  form: Form,
  lead: StoredEnquiry,
  stored: StoredLead,
): Promise<EnquiryResult> {
  // What is stored stays while PostgreSQL cannot be read: the mail and the receipt name the time
  // then.
  const booking =
    hasTimeField(form) || form.id === purchaseForm
      ? await findBooking(leads.records.database, stored.id).catch(() => null)
      : null;
  return {
    status: 201,
    lead_id: stored.id,
    next: nextOf(form, lead, stored, now),
    receipt: enquiryPath(stored.token),
    booked: bookedNote(booking, lead.vehicle),
  };
}

const hasTimeField = (form: Form): boolean => fieldsOf(form).some(({ kind }) => kind === 'date-time');

/** The files that the answers name, as they were stored when they were chosen. */
function filesOf({ leads, site }: EnquiryRequest, form: Form, answers: Answers): Promise<FileFacts[]> {
  const ids = fieldsOf(form).flatMap(({ kind, key }) =>
    kind === 'file' && answers[key] ? [String(answers[key])] : [],
  );
  return factsOfFiles(leads.records.database, site.slug, ids);
}

function lostFile(form: Form, answers: Answers, files: readonly FileFacts[]): Problem | null {
  const lost = fieldsOf(form).find(
    ({ kind, key }) => kind === 'file' && answers[key] && !files.some(({ id }) => id === answers[key]),
  );
  return lost ? { field: lost.key, problem: sentence(lost.label, fileText.gone) } : null;
}

type Valued = Pick<NewLead, 'category' | 'details' | 'dealer'>;
type StoredEnquiry = Valued & Pick<NewLead, 'vehicle'>;

/** A car that may have an online estimate gets it on the enquiry's own page. */
function nextOf(form: Form, { category, details, dealer }: Valued, { id, token }: StoredLead, now: number): string {
  const car = isValued(category) ? ownCarOf(details) : null;
  const { year } = localMoment(now, dealer.timeZone);
  return car && !isBeyondEstimate(car, year)
    ? enquiryPath(token)
    : `${successPath}?form=${encodeURIComponent(form.id)}&lead=${id}`;
}

function offerAndModel({ url }: SentForm) {
  const { offer = '', model = '' } = parametersOf(url);
  return { offer, model };
}

/** A time that is gone comes with those that are free. */
const refused = (form: Form, problems: Problem[]): EnquiryResult => ({
  status: 400,
  problems,
  ...(fieldsOf(form).some(({ kind, key }) => kind === 'date-time' && problems.some(({ field }) => field === key)) && {
    places: form.places,
  }),
});

const timeField = (form: Form) => fieldsOf(form).find(({ kind }) => kind === 'date-time') ?? { key: '', label: '' };

function heldOn(form: Form, { filled }: SentForm): Problem {
  const field = timeField(form);
  const { date } = chosenTime(filled, field.key);
  return { field: field.key, problem: heldProblem(field, dayLabel(date)), again: true };
}

function takenBy(form: Form, { filled }: SentForm): Problem {
  const field = timeField(form);
  const { date, time } = chosenTime(filled, field.key);
  return { field: field.key, problem: takenProblem(field, { day: dayLabel(date), time }) };
}

/** A shopper who is blocked by mistake reaches the dealer all the same. */
function blocked({ phones }: Pick<SiteContact, 'phones'>, why: string): string {
  return phones.main ? `${why} You can call us on ${formatPhone(phones.main)}.` : why;
}
