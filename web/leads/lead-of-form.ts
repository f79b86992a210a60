import type { CalculatorInput } from '@/domain/finance/calculator.ts';
import {
  type CalculatorSettings,
  type CalculatorSite,
  calculatorSettings,
} from '@/domain/finance/calculator-settings.ts';
import { figuresOfQuery, linkedPriceCents } from '@/domain/finance/finance-link.ts';
import { answerBy } from '@/domain/leads/answer-by.ts';
import { answerLines, personOf } from '@/domain/leads/answer-lines.ts';
import type { NewBooking } from '@/domain/leads/booking.ts';
import { bookingSpan } from '@/domain/leads/booking-days.ts';
import { carriedText, carriedTradeIn } from '@/domain/leads/carried-trade-in.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { consentsOf } from '@/domain/leads/consents.ts';
import { destinationsOf } from '@/domain/leads/destinations.ts';
import { type Form, fieldsOf, financeEnquiry, hiddenKeys } from '@/domain/leads/form.ts';
import type { Answers } from '@/domain/leads/form-schema.ts';
import { estimateLines, leadEstimate } from '@/domain/leads/lead-estimate.ts';
import type { LeadDealer, LeadRecord, LeadVehicle } from '@/domain/leads/lead-record.ts';
import { leadVehicleOf } from '@/domain/leads/lead-vehicle.ts';
import { locationKey, placeOf } from '@/domain/leads/location-key.ts';
import { type EnquirySubject, subjectTitles } from '@/domain/leads/subject.ts';
import { parametersOf, userData } from '@/domain/leads/user-data.ts';
import { type BookingKind, bookingKindOf, bookingRule } from '@/domain/locations/booking-kinds.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import type { SiteContact, SiteIdentity, SiteSwitches } from '@/domain/site/site-parts.ts';
import { callNumber } from '@/domain/stock/vehicle-page/call-number.ts';
import type { FileFacts } from '@/web/records/lead-files.ts';
import type { NewLead } from '@/web/records/new-lead.ts';
import type { AboutCar } from './about-car.ts';
import { repeatOf } from './repeat.ts';
import type { SentForm } from './sent-form.ts';

/**
 * Who sent a form, as the front names it; `origin` is the site's own, as the shopper's browser has
 * it.
 */
export type Sender = {
  address: string;
  userAgent: string;
  origin: string;
  /** Key of the trade-in that they accepted an offer for; empty for none. */
  tradeIn: string;
  /** The browser's own, for what it began. */
  cookies: string;
  /** Whether the browser reached us by https: then cookies of the secure kind alone count. */
  secure: boolean;
};

/** Under which name an enquiry carries the trade-in. */
export const tradeInLabel = 'Trade-in';

type Parts = {
  site: Pick<SiteIdentity & SiteSwitches, 'slug' | 'options'>;
  form: Form;
  sent: SentForm;
  sender: Sender;
  answers: Answers;
  /** Addresses that the form names. */
  addresses: readonly string[];
  /**
   * The car that it is about with its own dealership, to which the enquiry goes; the site itself
   * where it is about none.
   */
  about: AboutCar;
  /** An offer and a model that the page's address names. */
  subjects: readonly EnquirySubject[];
  files: readonly FileFacts[];
  /** The accepted trade-in of the sender. */
  tradeIn: LeadRecord | null;
  now: number;
};

/** A checked form as the records store it. */
export function leadOfForm({
  site,
  form,
  sent,
  sender,
  answers,
  addresses,
  about,
  subjects,
  files,
  tradeIn,
  now,
}: Parts): NewLead {
  const fields = fieldsOf(form);
  const categoryField = fields.find(({ kind }) => kind === 'category');
  const category = String((categoryField && answers[categoryField.key]) || form.category);
  const { url, visit, car: carId } = sent;
  const vehicle = about.vehicle && leadVehicleOf(about.vehicle, about);
  const carried = tradeIn && carriedTradeIn({ category, vehicle }, tradeIn, now);
  const settings = category === financeEnquiry ? settingsOf(about.site, sent, vehicle) : null;
  const figures = settings && figuresOf(settings, sent);
  return {
    site: site.slug,
    category,
    subcategory: form.subcategory,
    form: form.id,
    person: personOf(form, answers),
    lines: [
      ...subjects.map(({ kind, title }) => ({ label: subjectTitles[kind], text: title })),
      ...answerLines(form, { ...answers, ...namesOf(form, answers, files) }),
      ...(carried ? [{ label: tradeInLabel, text: carriedText(carried) }] : []),
      ...(settings ? estimateLines(settings, figures) : []),
    ],
    vehicle,
    dealer: dealerOf(about, sender.origin),
    destinations: [...placesToGo(site, about, addresses), ...receiptOf(form, answers)],
    files: files.map(({ id }) => id),
    booking: bookingOf(about.site, form, answers),
    bookAgain: sent.filled[hiddenKeys.again]?.[0] === 'yes',
    consents: consentsOf(form, answers, { url, now }),
    dueAtMs: dueAt(about.site, now),
    details: {
      // A form of a shopper's own car has a model field too: what the shopper entered stays.
      ...Object.fromEntries(subjects.map(({ kind, id, title }) => [kind, { id, title }])),
      ...answers,
      ...(carried && { trade_in: carried }),
      ...(settings && { estimate: leadEstimate(settings, figures) }),
      userData: userData(form, { url, userAgent: cleanText(sender.userAgent), visit, category, carId }),
    },
    ...repeatOf(sent, sender.address),
  };
}

/**
 * The calculator as the shopper had it on the page: for the car, else for the price that the link
 * named, else as it starts (NAV-16).
 */
function settingsOf(site: CalculatorSite, { url }: SentForm, vehicle: LeadVehicle | null) {
  return calculatorSettings(site, vehicle?.priceCents ?? linkedPriceCents(parametersOf(url).vehiclePriceBudget));
}

/**
 * What the shopper had set: as the browser sends it, else as the link to the form carried it; null
 * where nothing was set.
 */
function figuresOf({ start }: CalculatorSettings, { estimate, url }: SentForm): CalculatorInput | null {
  const linked = figuresOfQuery(parametersOf(url));
  return estimate ?? (Object.keys(linked).length > 0 ? { ...start, ...linked } : null);
}

/** Of a file staff read its name; the desk has the rest. */
function namesOf(form: Form, answers: Answers, files: readonly FileFacts[]): Answers {
  const named = fieldsOf(form).flatMap(({ kind, key }) => {
    const file = kind === 'file' && files.find(({ id }) => id === answers[key]);
    return file ? [[key, file.name] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The day and time that the form requests, at the location that it names (FORM-07). */
function bookingOf(site: Pick<SiteContact, 'locations'>, form: Form, answers: Answers): NewBooking | null {
  const field = fieldsOf(form).find(({ kind }) => kind === 'date-time');
  const slot = field && answers[field.key];
  const place = site.locations.find(({ id }) => id === placeOf(form, answers[locationKey(form)])?.id);
  return place && typeof slot === 'string' ? bookingAt(place, bookingKindOf(form.category), slot) : null;
}

/** A booking of a location's at "2026-11-24T10:30" by its own clock. */
export function bookingAt(place: SiteLocation, kind: BookingKind, slot: string): NewBooking {
  const { id, name, street, city, timeZone } = place;
  const address = [street, city].filter(Boolean).join(', ');
  const { places } = bookingRule(place, kind);
  return { kind, location: id, placeName: name, address, timeZone, places, ...bookingSpan(place, kind, slot) };
}

/** The shopper's receipt, where the form has an address field (PLUS-10). */
function receiptOf(form: Form, answers: Answers) {
  const { email } = personOf(form, answers);
  return email === '' ? [] : [{ kind: 'receipt' as const, target: email }];
}

/**
 * The car's own dealership; where that has no destination, the site that took the enquiry, so that
 * nothing is lost (FORM-12).
 */
function placesToGo(
  site: Pick<SiteIdentity & SiteSwitches, 'slug' | 'options'>,
  about: AboutCar,
  addresses: readonly string[],
) {
  const own = isForeign(site, about) ? destinationsOf(about.site.options, []) : [];
  return own.length > 0 ? own : destinationsOf(site.options, addresses);
}

/** Another dealership's car: the addresses that a form of this site names are not that dealership's. */
const isForeign = ({ slug }: Pick<SiteIdentity, 'slug'>, { vehicle }: AboutCar): boolean =>
  vehicle !== null && !['', slug].includes(vehicle.dealership.slug);

function dealerOf({ site, vehicle, place: stands }: AboutCar, origin: string): LeadDealer {
  const { name, phones, options, locations } = site;
  const place = stands ?? chosenLocations(locations, 'primary')[0];
  const phone = vehicle ? callNumber(phones, vehicle.card.carType) : phones.main;
  const email = options.leadInbox.find((address) => address.includes('@')) ?? '';
  const timeZone = timeZoneAt(place);
  const { leadReceiptText: receiptText } = options;
  return {
    name,
    phone,
    email,
    origin,
    timeZone,
    ...(vehicle && isForeign(site, { site, vehicle, place: stands }) && { dealership: vehicle.dealership.slug }),
    ...(receiptText && { receiptText }),
  };
}

function dueAt(
  { locations, options }: Pick<SiteContact & SiteSwitches, 'locations' | 'options'>,
  now: number,
): number | null {
  const [place] = chosenLocations(locations, 'primary');
  return place ? answerBy(place, now, options.leadAnswerHours) : null;
}
