import { bookingPlace } from '@/domain/leads/booked-note.ts';
import { type Booking, bookingTimeInZone, isOpenBooking, slotText } from '@/domain/leads/booking.ts';
import { bookingTimes, dayLabel } from '@/domain/leads/booking-days.ts';
import type { BookablePlace } from '@/domain/leads/form.ts';
import { bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import { SendButton } from '@/ui/button/send-button.tsx';

type Props = {
  booking: Booking;
  free: BookablePlace | null;
  token: string;
  now: number;
  withdrawn: boolean;
  prompt: ReceiptPrompt;
};

/**
 * Open confirmations: to cancel the booking, to withdraw the enquiry with it, or to move it to a
 * slot (`held`) on a day with another booking.
 */
export type ReceiptPrompt = { cancel: boolean; withdraw: boolean; held: string };
export const noPrompt: ReceiptPrompt = { cancel: false, withdraw: false, held: '' };

/**
 * The booking on the shopper's page: add to a calendar, move or cancel (FORM-07). Works without
 * script.
 */
export function ReceiptBooking({ booking, free, token, now, withdrawn, prompt }: Props) {
  const isOpen = !withdrawn && isOpenBooking(booking, now);
  return (
    <section className="grid gap-4 rounded-md border border-line bg-surface p-5" aria-labelledby="booking">
      <h2 id="booking" className="text-title font-bold">
        {bookingTitle(booking.kind)}: {stateText[booking.state]}
      </h2>
      <p>
        <b className="block">{bookingTimeInZone(booking)}</b>
        {bookingPlace(booking)}
      </p>
      {isOpen && <Ways booking={booking} free={free} token={token} prompt={prompt} />}
    </section>
  );
}

const stateText: Record<Booking['state'], string> = {
  booked: 'booked',
  confirmed: 'booked, and you said you’ll be there',
  cancelled: 'cancelled',
};

function Ways({ booking, free, token, prompt }: Pick<Props, 'booking' | 'free' | 'token' | 'prompt'>) {
  const action = `/api/enquiry/${token}`;
  const canMove = free !== null && free.days.length > 0;
  return (
    <>
      {isTimeOf(free, prompt.held) && <Held action={action} slot={prompt.held} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="outline" href={`${action}/calendar`}>
          Add to my calendar
        </ButtonLink>
        {booking.state === 'booked' && (
          <form method="post" action={action}>
            <input type="hidden" name="kind" value="confirmed" />
            <Button kind="filled" type="submit">
              I’ll be there
            </Button>
          </form>
        )}
      </div>
      {canMove && (
        <form method="post" action={action} className="grid items-end gap-3 tablet:flex">
          <input type="hidden" name="kind" value="moved" />
          <div className="grid min-w-0 flex-1 gap-2">
            <label htmlFor="another-time" className="font-semibold">
              Another time
            </label>
            <Times free={free} />
          </div>
          <SendButton kind="outline" sending="Moving your booking…">
            Move my booking
          </SendButton>
        </form>
      )}
      <Cancel action={action} canMove={canMove} open={prompt.cancel} />
    </>
  );
}

/** Whether a slot of the address is offered. */
const isTimeOf = (free: BookablePlace | null, slot: string): boolean =>
  free?.days.some((day) => bookingTimes(day).some((time) => `${day.date}T${time}` === slot)) ?? false;

/** The shopper has another booking for the car on that day, which moves once they confirm. */
const Held = ({ action, slot }: { action: string; slot: string }) => (
  <form
    id="held-booking"
    method="post"
    action={action}
    role="alert"
    className="grid gap-3 rounded-md bg-warn-bg p-4 text-warn"
  >
    <input type="hidden" name="kind" value="moved" />
    <input type="hidden" name="slot" value={slot} />
    <input type="hidden" name="again" value="yes" />
    <p>
      You already have another booking for this car on {dayLabel(slot.slice(0, 10))}. Nothing has been changed. Would
      you like to move this one to {slotText(slot)} as well?
    </p>
    <div>
      <SendButton kind="outline" sending="Moving your booking…">
        Yes, move it there
      </SendButton>
    </div>
  </form>
);

/** Confirms withdrawing an enquiry with its booking. */
export function ReceiptWithdraw({ action, booking, open }: { action: string; booking: Booking; open: boolean }) {
  const what = bookingTitle(booking.kind).toLowerCase();
  return (
    <details id="withdraw" open={open}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-link underline underline-offset-3">
        Withdraw my enquiry
      </summary>
      <form method="post" action={action} className="grid gap-3 pt-2">
        <input type="hidden" name="kind" value="withdrawn" />
        <input type="hidden" name="cancels" value="yes" />
        <p>
          This also cancels your {what} on {bookingTimeInZone(booking)}. Somebody else can book that time then.
        </p>
        <div>
          <Button kind="outline" type="submit">
            Yes, withdraw it and cancel the {what}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Confirms a cancellation, and offers another time; works without script. */
function Cancel({ action, canMove, open }: { action: string; canMove: boolean; open: boolean }) {
  return (
    <details id="cancel-booking" open={open}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-link underline underline-offset-3">
        Cancel my booking
      </summary>
      <form method="post" action={action} className="grid gap-3 pt-2">
        <input type="hidden" name="kind" value="cancelled" />
        <p>
          Once you cancel, somebody else can book this time.
          {canMove && (
            <>
              {' '}
              Would a different time suit you better?{' '}
              <a href="#another-time" className="text-link underline underline-offset-3">
                Choose another time
              </a>
            </>
          )}
        </p>
        <div>
          <Button kind="outline" type="submit">
            Yes, cancel it
          </Button>
        </div>
      </form>
    </details>
  );
}

const Times = ({ free }: { free: BookablePlace }) => (
  <select
    id="another-time"
    name="slot"
    required
    className="min-h-12 w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 text-ink"
  >
    <option value="">Choose a time</option>
    {free.days.map((day) => (
      <optgroup key={day.date} label={day.label}>
        {bookingTimes(day).map((time) => (
          <option key={time} value={`${day.date}T${time}`}>
            {`${day.label}, ${twelveHour(time)}`}
          </option>
        ))}
      </optgroup>
    ))}
  </select>
);
