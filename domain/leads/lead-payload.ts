import type { Booking } from './booking.ts';
import { consentPayload } from './consents.ts';
import type { LeadNews } from './lead-message.ts';
import { fullName, type LeadRecord, leadNumber } from './lead-record.ts';

const types = {
  lead: 'lead.created',
  added: 'lead.added',
  answered: 'lead.answered',
  withdrawn: 'lead.withdrawn',
  confirmed: 'booking.confirmed',
  moved: 'booking.moved',
  cancelled: 'booking.cancelled',
  valued: 'valuation.made',
  accepted: 'valuation.accepted',
  unaccepted: 'valuation.unaccepted',
} as const;

/** The JSON of a webhook (docs/leads.md). `id` is the delivery's, the same at every try. */
export function leadPayload(id: string, lead: LeadRecord, news: LeadNews, booking: Booking | null = null) {
  const { person, details, vehicle, valuation } = lead;
  const { userData, ...answers } = details;
  return {
    id,
    type: types[news.kind],
    site: lead.site,
    dealer: lead.dealer.name,
    lead: {
      id: lead.id,
      number: leadNumber(lead.id),
      received_at: new Date(lead.receivedAtMs).toISOString(),
      category: lead.category,
      subcategory: lead.subcategory,
      form: lead.form,
      person: { ...person, full_name: fullName(person) },
      answers,
      lines: lead.lines,
      consents: lead.consents.map(consentPayload),
      vehicle,
      ...(valuation && { valuation: { ...valuation, filedBefore: undefined } }),
      userData,
      ...(booking && { booking: bookingPayload(booking) }),
    },
    ...(news.kind === 'added' && { added: news.text }),
    ...(news.kind === 'answered' && { answered: news.text }),
  };
}

function bookingPayload({ kind, location, placeName, timeZone, fromMs, toMs, state }: Booking) {
  const [starts_at, ends_at] = [fromMs, toMs].map((ms) => new Date(ms).toISOString());
  return { kind, location, location_name: placeName, time_zone: timeZone, starts_at, ends_at, state };
}
