import { clsx } from 'clsx';
import { dayLabel } from '@/domain/leads/booking-days.ts';
import { fullName } from '@/domain/leads/lead-record.ts';
import { bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { clockTime, twelveHour } from '@/domain/locations/opening-hours.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import { Button } from '@/ui/button/button.tsx';
import type { BookingList } from '@/web/records/booking-desk.ts';

type Taken = BookingList['taken'][number];
type Props = { site: Pick<SiteContact, 'locations'>; taken: readonly Taken[]; location: string; now: number };

/** The bookings by day in each location's time zone; of one location or all. */
export function BookingsOfDays({ site, taken, location, now }: Props) {
  const shown = location === '' ? taken : taken.filter(({ booking }) => booking.location === location);
  const days = Map.groupBy(shown, ({ booking }) => dayOf(booking.fromMs, booking.timeZone));
  return (
    <section className="grid content-start gap-4 rounded-md border border-line bg-surface p-4 tablet:p-6">
      <h2 className="text-title font-bold">Booked</h2>
      {site.locations.length > 1 && <Locations site={site} taken={taken} location={location} />}
      {shown.length === 0 && <p>Nothing is booked.</p>}
      {[...days].map(([date, ofDay]) => (
        <section key={date} className="grid gap-2">
          <h3 className="border-b border-line pb-2 font-bold">
            {dayText(date, ofDay[0]?.booking.timeZone ?? '', now)}{' '}
            <span className="font-normal text-ink-2">({ofDay.length})</span>
          </h3>
          <ul className="grid list-none gap-4 p-0">
            {ofDay.map((one) => (
              <Entry key={one.lead} {...one} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const dayOf = (ms: number, timeZone: string): string => dateKey(localMoment(ms, timeZone));

function dayText(date: string, timeZone: string, now: number): string {
  const near = [
    ['Today', now],
    ['Tomorrow', now + 86_400_000],
  ] as const;
  const [name] = near.find(([, ms]) => dayOf(ms, timeZone) === date) ?? [''];
  return name ? `${name}, ${dayLabel(date)}` : dayLabel(date);
}

function Locations({ site, taken, location }: Omit<Props, 'now'>) {
  const path = pathOfRoute('deskBookings');
  const all = [{ id: '', name: 'All' }, ...site.locations];
  const count = (id: string) => taken.filter(({ booking }) => id === '' || booking.location === id).length;
  return (
    <nav aria-label="Booked at" className="flex flex-wrap gap-2">
      {all.map(({ id, name }) => (
        <a
          key={id}
          href={id === '' ? path : `${path}?location=${encodeURIComponent(id)}`}
          aria-current={id === location ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 items-center rounded-pill border border-line-2 px-4 text-small font-semibold',
            id === location ? 'bg-action text-on-action' : 'bg-surface text-ink',
          )}
        >
          {name} ({count(id)})
        </a>
      ))}
    </nav>
  );
}

const time = (ms: number, timeZone: string): string => twelveHour(clockTime(localMoment(ms, timeZone).minutes));

function Entry({ lead, isOwn, booking, name, lastName, phone, vehicle }: Taken) {
  const { fromMs, toMs, timeZone, kind, placeName, state } = booking;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <div className="grid gap-1 wrap-anywhere">
        <b>
          {time(fromMs, timeZone)} to {time(toMs, timeZone)}
        </b>
        <span>
          {bookingTitle(kind)}, {placeName}
          {state === 'confirmed' && ', confirmed by the shopper'}
        </span>
        <span className="flex flex-wrap gap-x-4 font-semibold">
          {isOwn ? (
            <a className="text-link underline" href={pathOfRoute('deskLead', { lead })}>
              {fullName({ name, lastName }) || 'Enquiry'}
            </a>
          ) : (
            <span>{fullName({ name, lastName }) || 'Enquiry'} (taken by the group)</span>
          )}
          {phone && (
            <a className="text-link underline" href={phoneHref(phone)}>
              {formatPhone(phone)}
            </a>
          )}
        </span>
        {vehicle && <span className="text-small text-ink-2">{vehicle.title}</span>}
      </div>
      <form method="post" action="/api/desk/bookings">
        <input type="hidden" name="action" value="cancel" />
        <input type="hidden" name="lead" value={lead} />
        <Button kind="outline" size={44} type="submit">
          Cancel
        </Button>
      </form>
    </li>
  );
}
