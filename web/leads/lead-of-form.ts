import { createHash } from 'node:crypto';
import { answerBy } from '@/domain/leads/answer-by.ts';
import { answerLines, personOf } from '@/domain/leads/answer-lines.ts';
import type { NewBooking } from '@/domain/leads/booking.ts';
import { bookingSpan } from '@/domain/leads/booking-days.ts';
import { type BookingKind, bookingKindOf, bookingRule } from '@/domain/leads/booking-kinds.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { destinationsOf } from '@/domain/leads/destinations.ts';
import { type Filled, type Form, fieldsOf } from '@/domain/leads/form.ts';
import type { Answers } from '@/domain/leads/form-schema.ts';
import type { LeadDealer, LeadVehicle } from '@/domain/leads/lead-record.ts';
import { locationKey, placeOf } from '@/domain/leads/location-key.ts';
import { userData } from '@/domain/leads/user-data.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import type { ResolvedSite, SiteLocation } from '@/domain/site/resolved-site.ts';
import type { NewLead } from '@/web/records/keep-lead.ts';
import type { SentForm } from './sent-form.ts';

/** Who sent a form, as the front knows it; `origin` is the site's own, as the shopper's browser has it. */
export type Sender = { address: string; userAgent: string; origin: string };

const repeats = { keyed: 86_400, sameContent: 600 } as const;

type Parts = {
  site: ResolvedSite;
  form: Form;
  sent: SentForm;
  sender: Sender;
  answers: Answers;
  /** Addresses that the form names. */
  addresses: readonly string[];
  vehicle: LeadVehicle | null;
  now: number;
};

/** A checked form as the records keep it. */
export function leadOfForm({ site, form, sent, sender, answers, addresses, vehicle, now }: Parts): NewLead {
  const fields = fieldsOf(form);
  const categoryField = fields.find(({ kind }) => kind === 'category');
  const category = String((categoryField && answers[categoryField.key]) || form.category);
  const { url, visit, car: carId } = sent;
  return {
    site: site.slug,
    category,
    subcategory: form.subcategory,
    form: form.id,
    person: personOf(form, answers),
    lines: answerLines(form, answers),
    vehicle,
    dealer: dealerOf(site, sender.origin),
    destinations: [...destinationsOf(site.options, addresses), ...receiptOf(form, answers)],
    booking: bookingOf(site, form, sent.filled, answers),
    dueAtMs: dueAt(site, now),
    details: {
      ...answers,
      ...(fields.some(({ kind }) => kind === 'opt-in') && { opt_in_words: form.optInText }),
      ...(fields.some(({ kind }) => kind === 'terms') && { terms_words: form.terms.hint }),
      userData: userData(form, { url, userAgent: cleanText(sender.userAgent), visit, category, carId }),
    },
    ...repeat(sent, sender),
  };
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
  return { name, phone: phones.main, email, origin, timeZone: place?.timeZone ?? 'Australia/Sydney' };
}

function dueAt({ locations, options }: ResolvedSite, now: number): number | null {
  const [place] = chosenLocations(locations, 'primary');
  return place ? answerBy(place, now, options.leadAnswerHours) : null;
}

/** A browser with script names its tries; without, the same content from the same address within ten minutes is the same enquiry. */
function repeat({ key, form, filled }: SentForm, { address }: Sender) {
  if (key !== '') return { idempotencyKey: `try ${key}`, repeatWithinSeconds: repeats.keyed };
  const content = JSON.stringify([form, address, sorted(filled)]);
  const hash = createHash('sha256').update(content).digest('base64url');
  return { idempotencyKey: `content ${hash}`, repeatWithinSeconds: repeats.sameContent };
}

const sorted = (filled: Filled) => Object.entries(filled).sort(([one], [other]) => one.localeCompare(other));
