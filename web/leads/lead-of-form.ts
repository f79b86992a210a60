import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { budgetCents } from '@/domain/finance/finance-link.ts';
import { answerBy } from '@/domain/leads/answer-by.ts';
import { answerLines, personOf } from '@/domain/leads/answer-lines.ts';
import type { NewBooking } from '@/domain/leads/booking.ts';
import { bookingSpan } from '@/domain/leads/booking-days.ts';
import { type BookingKind, bookingKindOf, bookingRule } from '@/domain/leads/booking-kinds.ts';
import { carriedTradeIn, carriedWords } from '@/domain/leads/carried-trade-in.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { destinationsOf } from '@/domain/leads/destinations.ts';
import { type Filled, type Form, fieldsOf, financeEnquiry } from '@/domain/leads/form.ts';
import type { Answers } from '@/domain/leads/form-schema.ts';
import { estimateLines, leadEstimate } from '@/domain/leads/lead-estimate.ts';
import type { LeadDealer, LeadRecord, LeadVehicle } from '@/domain/leads/lead-record.ts';
import { locationKey, placeOf } from '@/domain/leads/location-key.ts';
import { type EnquirySubject, subjectTitles } from '@/domain/leads/subject.ts';
import { parametersOf, userData } from '@/domain/leads/user-data.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import type { ResolvedSite, SiteLocation } from '@/domain/site/resolved-site.ts';
import type { NewLead } from '@/web/records/keep-lead.ts';
import type { FileFacts } from '@/web/records/lead-files.ts';
import { repeatOf } from './repeat.ts';
import type { SentForm } from './sent-form.ts';

/** Who sent a form, as the front knows it; `origin` is the site's own, as the shopper's browser has it. */
export type Sender = {
  address: string;
  userAgent: string;
  origin: string;
  /** Key of the trade-in that they accepted an offer for; empty for none. */
  tradeIn: string;
};

type Parts = {
  site: ResolvedSite;
  form: Form;
  sent: SentForm;
  sender: Sender;
  answers: Answers;
  /** Addresses that the form names. */
  addresses: readonly string[];
  vehicle: LeadVehicle | null;
  /** An offer and a model that the page's address names. */
  subjects: readonly EnquirySubject[];
  files: readonly FileFacts[];
  /** The accepted trade-in of whoever sent it. */
  tradeIn: LeadRecord | null;
  now: number;
};

/** A checked form as the records keep it. */
export function leadOfForm({
  site,
  form,
  sent,
  sender,
  answers,
  addresses,
  vehicle,
  subjects,
  files,
  tradeIn,
  now,
}: Parts): NewLead {
  const fields = fieldsOf(form);
  const categoryField = fields.find(({ kind }) => kind === 'category');
  const category = String((categoryField && answers[categoryField.key]) || form.category);
  const { url, visit, car: carId } = sent;
  const carried = tradeIn && carriedTradeIn({ category, vehicle }, tradeIn, now);
  const settings = category === financeEnquiry ? settingsOf(site, sent, vehicle) : null;
  return {
    site: site.slug,
    category,
    subcategory: form.subcategory,
    form: form.id,
    person: personOf(form, answers),
    lines: [
      ...subjects.map(({ kind, title }) => ({ label: subjectTitles[kind], text: title })),
      ...answerLines(form, { ...answers, ...namesOf(form, answers, files) }),
      ...(carried ? [{ label: 'Trade-in', text: carriedWords(carried) }] : []),
      ...(settings ? estimateLines(settings, sent.estimate) : []),
    ],
    vehicle,
    dealer: dealerOf(site, sender.origin),
    destinations: [...destinationsOf(site.options, addresses), ...receiptOf(form, answers)],
    files: files.map(({ id }) => id),
    booking: bookingOf(site, form, sent.filled, answers),
    dueAtMs: dueAt(site, now),
    details: {
      // A form of a shopper's own car asks for a model too: what was answered stays.
      ...Object.fromEntries(subjects.map(({ kind, id, title }) => [kind, { id, title }])),
      ...answers,
      ...(carried && { trade_in: carried }),
      ...(settings && { estimate: leadEstimate(settings, sent.estimate) }),
      ...(fields.some(({ kind }) => kind === 'opt-in') && { opt_in_words: form.optInText }),
      ...(fields.some(({ kind }) => kind === 'terms') && { terms_words: form.terms.hint }),
      userData: userData(form, { url, userAgent: cleanText(sender.userAgent), visit, category, carId }),
    },
    ...repeatOf(sent, sender.address),
  };
}

/** The calculator as the shopper had it on the page: for the car, else for the price that the link named, else as it starts (NAV-16). */
function settingsOf(site: ResolvedSite, { url }: SentForm, vehicle: LeadVehicle | null) {
  return calculatorSettings(site, vehicle?.priceCents ?? budgetCents(parametersOf(url).vehiclePriceBudget));
}

/** Of a file staff read its name; the desk has the rest. */
function namesOf(form: Form, answers: Answers, files: readonly FileFacts[]): Answers {
  const named = fieldsOf(form).flatMap(({ kind, key }) => {
    const file = kind === 'file' && files.find(({ id }) => id === answers[key]);
    return file ? [[key, file.name] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The day and time that the form asked for, at the location that it names (FORM-07). */
function bookingOf(site: ResolvedSite, form: Form, filled: Filled, answers: Answers): NewBooking | null {
  const field = fieldsOf(form).find(({ kind }) => kind === 'date-time');
  const slot = field && answers[field.key];
  const place = site.locations.find(({ id }) => id === placeOf(form, filled[locationKey(form)]?.[0])?.id);
  return place && typeof slot === 'string' ? bookingAt(place, bookingKindOf(form.category), slot) : null;
}

/** A booking of a location's at "2026-11-24T10:30" by its own clock. */
export function bookingAt(place: SiteLocation, kind: BookingKind, slot: string): NewBooking {
  const { id, name, street, city, timeZone } = place;
  const address = [street, city].filter(Boolean).join(', ');
  const { places } = bookingRule(place, kind);
  return { kind, location: id, placeName: name, address, timeZone, places, ...bookingSpan(place, kind, slot) };
}

/** The shopper's receipt, where the form asks for an address (PLUS-10). */
function receiptOf(form: Form, answers: Answers) {
  const { email } = personOf(form, answers);
  return email === '' ? [] : [{ kind: 'receipt' as const, target: email }];
}

function dealerOf({ name, phones, options, locations }: ResolvedSite, origin: string): LeadDealer {
  const [place] = chosenLocations(locations, 'primary');
  const email = options.leadInbox.find((address) => address.includes('@')) ?? '';
  const timeZone = place?.timeZone ?? 'Australia/Sydney';
  const { leadReceiptText: receiptText } = options;
  return { name, phone: phones.main, email, origin, timeZone, ...(receiptText && { receiptText }) };
}

function dueAt({ locations, options }: ResolvedSite, now: number): number | null {
  const [place] = chosenLocations(locations, 'primary');
  return place ? answerBy(place, now, options.leadAnswerHours) : null;
}
