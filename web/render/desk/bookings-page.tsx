import { bookingKinds, bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteContact, SiteIdentity } from '@/domain/site/site-parts.ts';
import { Button } from '@/ui/button/button.tsx';
import type { BookingList } from '@/web/records/booking-desk.ts';
import { BookingsOfDays } from './booking-list.tsx';
import { span } from './moments.ts';

type Props = {
  site: Pick<SiteIdentity & SiteContact, 'name' | 'locations'>;
  list: BookingList;
  /** Id of the shown location; empty for all. */
  location: string;
  failed: boolean;
  now: number;
};

const card = 'grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6';
const control =
  'min-h-11 w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 py-2 text-body font-normal text-ink';
const action = '/api/desk/bookings';

/** The bookings of the dealer's locations, and the times blocked for shoppers (FORM-07). */
export function BookingsPage({ site, list, location, failed, now }: Props) {
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <h1 className="text-h3 font-bold">Bookings, {site.name}</h1>
      {failed && (
        <p role="alert" className="rounded-md bg-bad-bg p-4 text-bad">
          That could not be done. The end of a time comes after its start, and a booking that has begun stays.
        </p>
      )}
      <div className="grid items-start gap-4 laptop:grid-cols-[3fr_2fr]">
        <BookingsOfDays site={site} taken={list.taken} location={location} now={now} />
        <div className="grid gap-4">
          <BlockForm site={site} now={now} />
          <Blocked blocked={list.blocked} site={site} />
        </div>
      </div>
    </>
  );
}

function BlockForm({ site, now }: Pick<Props, 'site' | 'now'>) {
  const [first] = site.locations;
  const today = dateKey(localMoment(now, timeZoneAt(first)));
  return (
    <form method="post" action={action} className={card}>
      <h2 className="text-title font-bold">Block a time</h2>
      <input type="hidden" name="action" value="block" />
      <Labelled label="Location">
        <select className={control} name="location">
          {site.locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label="For">
        <select className={control} name="kind">
          <option value="every">Everything</option>
          {bookingKinds.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label="Date">
        <input className={control} type="date" name="date" required min={today} defaultValue={today} />
      </Labelled>
      <div className="grid grid-cols-2 gap-2">
        <Labelled label="From">
          <input className={control} type="time" name="from" required defaultValue="08:00" />
        </Labelled>
        <Labelled label="To">
          <input className={control} type="time" name="to" required defaultValue="18:00" />
        </Labelled>
      </div>
      <Labelled label="Reason (only staff see it)">
        <input className={control} name="reason" maxLength={200} />
      </Labelled>
      <Button kind="filled" size={44} type="submit">
        Block this time
      </Button>
    </form>
  );
}

const Labelled = ({ label, children }: { label: string; children: React.ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
  <label className="grid gap-1 text-small font-semibold">
    {label}
    {children}
  </label>
);

function Blocked({ blocked, site }: { blocked: BookingList['blocked']; site: Pick<SiteContact, 'locations'> }) {
  if (blocked.length === 0) return null;
  return (
    <section className={card}>
      <h2 className="text-title font-bold">Blocked</h2>
      <ul className="grid list-none gap-3 p-0">
        {blocked.map(({ id, location, kind, startsAt, endsAt, reason, actor }) => {
          const place = site.locations.find((one) => one.id === location);
          const zone = place?.timeZone ?? '';
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 border-t border-line pt-3">
              <span className="grid gap-1 wrap-anywhere">
                <b>{span(startsAt, endsAt, zone)}</b>
                <span className="text-small">
                  {[place?.name, kind === 'every' ? 'everything' : bookingTitle(kind), reason, actor]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <form method="post" action={action}>
                <input type="hidden" name="action" value="unblock" />
                <input type="hidden" name="id" value={id} />
                <Button kind="outline" size={44} type="submit">
                  Open again
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
