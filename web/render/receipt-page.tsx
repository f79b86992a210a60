import { bookedTitle } from '@/domain/leads/booked-note.ts';
import { type Booking, isOpenBooking } from '@/domain/leads/booking.ts';
import type { BookablePlace } from '@/domain/leads/form.ts';
import { linesForShopper } from '@/domain/leads/lead-estimate.ts';
import { leadNumber } from '@/domain/leads/lead-record.ts';
import { isValued } from '@/domain/leads/valuation.ts';
import { bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import type { findReceipt } from '@/web/records/lead-receipt.ts';
import { moment } from './desk/moments.ts';
import { noPrompt, ReceiptBooking, type ReceiptPrompt, ReceiptWithdraw } from './receipt-booking.tsx';
import { ReceiptValuation } from './receipt-valuation.tsx';

type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;
type Props = {
  site: Pick<SiteSwitches, 'features'>;
  receipt: Receipt;
  /** Free times for its booking. */
  free: BookablePlace | null;
  token: string;
  /** The failed action: empty for none, a time taken by another shopper, or anything else. */
  failed: string;
  prompt?: ReceiptPrompt;
  now: number;
};

/**
 * The receipt of an enquiry: its content, what happens next and by when, and forms to add to it or
 * withdraw it (PLUS-10).
 */
export function ReceiptPage({ site, receipt, free, token, failed, prompt = noPrompt, now }: Props) {
  const { lead, added, withdrawnAt, booking, canUndo } = receipt;
  const { timeZone, name: dealer, phone } = lead.dealer;
  const { lines, note } = linesForShopper(lead);
  const facts = [
    ...(lead.vehicle ? [{ label: 'Car', text: lead.vehicle.title }] : []),
    ...lines,
    ...added.map(({ at, kind, text }) => ({
      label: `${kind === 'answered' ? `${dealer} answered` : 'Added'} ${moment(at, timeZone)}`,
      text,
    })),
  ];
  return (
    <Section heading="Your enquiry" headingLevel={1}>
      <div className="grid max-w-[720px] gap-6">
        {failed !== '' && (
          <p role="alert" className="rounded-md bg-bad-bg p-4 text-bad">
            {failures[failed] ?? 'That could not be saved. Please try again, or call us.'}
          </p>
        )}
        <p className="text-title">{nextStep(receipt, now)}</p>
        {booking && (
          <ReceiptBooking
            booking={booking}
            free={free}
            token={token}
            now={now}
            withdrawn={withdrawnAt !== null}
            prompt={prompt}
          />
        )}
        {isValued(lead.category) && !withdrawnAt && (
          <ReceiptValuation lead={lead} site={site} token={token} now={now} canUndo={canUndo} />
        )}
        <dl className="grid gap-3 rounded-md border border-line bg-surface p-5">
          {facts.map(({ label, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is as it was written.
            <div key={at} className="grid gap-1 tablet:grid-cols-[200px_1fr]">
              <dt className="text-small text-ink-2">{label}</dt>
              <dd className="m-0 whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
        {note && <p className="text-legal text-ink-2">{note}</p>}
        <p className="text-small text-ink-2">
          Sent {moment(lead.receivedAtMs, timeZone)}. Its number is {leadNumber(lead.id)}.
        </p>
        {!withdrawnAt && (
          <Changes token={token} booking={booking && isOpenBooking(booking, now) ? booking : null} prompt={prompt} />
        )}
        {phone && (
          <p>
            Rather talk? <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
          </p>
        )}
      </div>
    </Section>
  );
}

const failures: Partial<Record<string, string>> = {
  taken: 'That time has just been taken. Please choose another.',
  'no-estimate': 'There is no online estimate for this car. Somebody at our yard will look at it and get back to you.',
};

function nextStep({ state, dueAt, withdrawnAt, lead, added, booking }: Receipt, now: number): string {
  const { timeZone, name: dealer } = lead.dealer;
  if (withdrawnAt)
    return `You withdrew this enquiry on ${moment(withdrawnAt, timeZone)}. ${dealer} will not act on it.`;
  if (added.some(({ kind }) => kind === 'answered')) return `${dealer} has answered your enquiry. The answer is below.`;
  if (booking && isOpenBooking(booking, now)) return `${bookedTitle(booking)}. ${dealer} expects you then.`;
  if (booking?.state === 'cancelled')
    return `Your ${bookingTitle(booking.kind).toLowerCase()} is cancelled. ${dealer} no longer expects you.`;
  if (state === 'in-work') return `Somebody at ${dealer} is working on your enquiry.`;
  if (state !== 'new') return `${dealer} has answered your enquiry.`;
  return dueAt
    ? `${dealer} has your enquiry and aims to answer by ${moment(dueAt, timeZone)}.`
    : `${dealer} has your enquiry and will be in touch.`;
}

type ChangesProps = { token: string; booking: Booking | null; prompt: ReceiptPrompt };

function Changes({ token, booking, prompt }: ChangesProps) {
  const action = `/api/enquiry/${token}`;
  return (
    <>
      <form method="post" action={action} className="grid gap-3">
        <input type="hidden" name="kind" value="added" />
        <label className="grid gap-2 font-semibold">
          Something to add?
          <textarea
            name="text"
            rows={3}
            maxLength={2_000}
            required
            className="w-full rounded-md border border-line-2 bg-surface px-3 py-2 font-normal text-ink"
          />
        </label>
        <div>
          <Button kind="filled" type="submit">
            Add to my enquiry
          </Button>
        </div>
      </form>
      {booking ? (
        <ReceiptWithdraw action={action} booking={booking} open={prompt.withdraw} />
      ) : (
        <form method="post" action={action}>
          <input type="hidden" name="kind" value="withdrawn" />
          <Button kind="outline" type="submit">
            Withdraw my enquiry
          </Button>
        </form>
      )}
    </>
  );
}
