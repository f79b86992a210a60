import { bookingTime } from '@/domain/leads/booking.ts';
import { consentLine, consentTitles } from '@/domain/leads/consents.ts';
import { type LeadRecord, otherLines } from '@/domain/leads/lead-record.ts';
import { rangeText } from '@/domain/leads/valuation.ts';
import { bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { DeskLead } from '@/web/records/lead-desk.ts';

/** The enquiry's content: car, message, all other fields, and how the shopper came. */
export function LeadAnswers({ lead, booking, files }: Pick<DeskLead, 'lead' | 'booking' | 'files'>) {
  return (
    <section
      aria-label="What was asked"
      className="grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6"
    >
      <dl className="grid gap-2">
        <Car lead={lead} />
        {booking && (
          <Fact label={bookingTitle(booking.kind)}>
            {bookingTime(booking)}, {booking.placeName}
            {booking.state === 'booked' ? '' : `, ${booking.state}`}
          </Fact>
        )}
        {lead.valuation && (
          <Fact label="Online estimate">
            {rangeText(lead.valuation)}
            {lead.valuation.acceptedAtMs ? ', accepted' : `, valid until ${lead.valuation.validUntil}`}
          </Fact>
        )}
        {otherLines(lead).map(({ label, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is as it was written.
          <Fact key={at} label={label}>
            {text}
          </Fact>
        ))}
        {lead.consents.map((consent) => (
          <Fact key={consent.kind + consent.words} label={`Consent: ${consentTitles[consent.kind]}`}>
            {consentLine(consent, lead.dealer.timeZone)}
          </Fact>
        ))}
        {files.map(({ id, name, size }) => (
          <Fact key={id} label="File">
            <a className="text-link underline" href={`/api/desk/files/${id}`}>
              {name}
            </a>
            , {Math.ceil(size / 1_000)} KB
          </Fact>
        ))}
        <Way lead={lead} />
      </dl>
    </section>
  );
}

function Car({ lead: { vehicle } }: { lead: LeadRecord }) {
  if (!vehicle) return null;
  const { title, slug, stockNumber, price } = vehicle;
  return (
    <Fact label="Car">
      <a className="font-semibold text-link underline" href={pathOfRoute('vehicle', { slug })}>
        {title}
      </a>
      , stock number {stockNumber}
      {price && `, ${price}`}
    </Fact>
  );
}

/** The pages seen before the enquiry, and the campaign. */
function Way({ lead: { details } }: { lead: LeadRecord }) {
  const { visited_pages: pages = [], linked_query_params: named = {} } = details.userData?.lead_attributes ?? {};
  const from = Object.entries(named).filter(([key]) => key.startsWith('utm_'));
  return (
    <>
      {pages.length > 0 && <Fact label="Pages seen">{pages.join(' › ')}</Fact>}
      {from.length > 0 && (
        <Fact label="Came by">{from.map(([key, value]) => `${key.slice(4)} ${value}`).join(', ')}</Fact>
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid gap-1 tablet:grid-cols-[180px_1fr]">
    <dt className="text-small text-ink-2">{label}</dt>
    <dd className="m-0 whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);
