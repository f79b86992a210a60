import { type Booking, bookingTime, isOpenBooking } from '@/domain/leads/booking.ts';
import { bookingTimes } from '@/domain/leads/booking-days.ts';
import { bookingTitle } from '@/domain/leads/booking-kinds.ts';
import type { BookablePlace } from '@/domain/leads/form.ts';
import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';

type Props = { booking: Booking; free: BookablePlace | null; token: string; now: number; withdrawn: boolean };

/** The booked time on the shopper's page: into their calendar, confirmed, moved or cancelled (FORM-07). It needs no script. */
export function ReceiptBooking({ booking, free, token, now, withdrawn }: Props) {
  const isOpen = !withdrawn && isOpenBooking(booking, now);
  return (
    <section className="grid gap-4 rounded-md border border-line bg-surface p-5" aria-labelledby="booking">
      <h2 id="booking" className="text-title font-bold">
        {bookingTitle(booking.kind)}: {stateWords[booking.state]}
      </h2>
      <p>
        <b className="block">{bookingTime(booking)}</b>
        {[booking.placeName, booking.address].filter(Boolean).join(', ')}
      </p>
      {isOpen && <Ways booking={booking} free={free} token={token} />}
    </section>
  );
}

const stateWords: Record<Booking['state'], string> = {
  booked: 'booked',
  confirmed: 'booked, and you said that you will come',
  cancelled: 'cancelled',
};

function Ways({ booking, free, token }: Pick<Props, 'booking' | 'free' | 'token'>) {
  const action = `/api/enquiry/${token}`;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="outline" href={`${action}/calendar`}>
          Add to my calendar
        </ButtonLink>
        {booking.state === 'booked' && (
          <form method="post" action={action}>
            <input type="hidden" name="kind" value="confirmed" />
            <Button kind="filled" type="submit">
              I will be there
            </Button>
          </form>
        )}
      </div>
      {free && free.days.length > 0 && (
        <form method="post" action={action} className="grid items-end gap-3 tablet:flex">
          <input type="hidden" name="kind" value="moved" />
          <div className="grid min-w-0 flex-1 gap-2">
            <label htmlFor="another-time" className="font-semibold">
              Another time
            </label>
            <Times free={free} />
          </div>
          <Button kind="outline" type="submit">
            Move my booking
          </Button>
        </form>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="kind" value="cancelled" />
        <Button kind="outline" type="submit">
          Cancel my booking
        </Button>
      </form>
    </>
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
