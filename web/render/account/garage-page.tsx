import { type GarageOrder, garageOrders, inOrder } from '@/domain/accounts/garage-order.ts';
import { readMobile } from '@/domain/accounts/mobile-number.ts';
import { searchPath } from '@/domain/routes/paths.ts';
import { VehicleTrail } from '@/parts/vehicle-page/vehicle-trail.tsx';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import { dayAndTime } from './account-moments.ts';
import { CompareSaved } from './compare-saved.tsx';
import { GarageAccount } from './garage-account.tsx';
import { GarageAlerts } from './garage-alerts.tsx';
import { GarageEnquiries } from './garage-enquiries.tsx';
import type { GarageProps } from './garage-props.ts';
import { GaragePurchases } from './garage-purchases.tsx';
import { GarageReservations } from './garage-reservations.tsx';
import { GarageRow } from './garage-row.tsx';
import { GarageSearches } from './garage-searches.tsx';
import { GarageSection } from './garage-section.tsx';
import { GarageValuations } from './garage-valuations.tsx';
import { LookedAt } from './looked-at-client.tsx';

/** A shopper's own page (SAVE-05, NAV-15): one page with anchors, without script. */
export function GaragePage(props: GarageProps) {
  const { garage, account, title, order, path } = props;
  const read = readMobile(account.phone);
  const shown = 'shown' in read ? read.shown : account.phone;
  const { cars } = garage;
  return (
    <div className="wrap pb-16">
      <VehicleTrail
        crumbs={[
          { label: 'Home', href: '/' },
          { label: title, href: null },
        ]}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-h1">{title}</h1>
        <p className="text-ink-2 text-small tabular-nums">
          {[[account.name, account.lastName].filter(Boolean).join(' '), shown].filter(Boolean).join(', ')}
        </p>
      </div>
      <News {...props} />
      <div className="mt-6 grid gap-x-12 gap-y-10 laptop:grid-cols-[196px_minmax(0,1fr)]">
        <Rail {...props} />
        <div className="grid min-w-0 content-start gap-14">
          <GarageSection
            id="saved-cars"
            title="Saved cars"
            count={cars.length}
            controls={
              cars.length > 1 && (
                <>
                  <Sort order={order} path={path} />
                  <CompareSaved cars={cars} />
                </>
              )
            }
          >
            {cars.length === 0 ? (
              <Empty />
            ) : (
              <ul>
                {inOrder(cars, order).map((car) => (
                  <GarageRow key={car.car} {...props} car={car} />
                ))}
              </ul>
            )}
          </GarageSection>
          {garage.purchases.length > 0 && (
            <GarageSection id="purchases" title="Buying online" count={garage.purchases.length}>
              <GaragePurchases {...props} />
            </GarageSection>
          )}
          <GarageSearches {...props} />
          <GarageReservations {...props} />
          <GarageSection id="enquiries" title="Bookings and enquiries" count={garage.enquiries.length}>
            <GarageEnquiries {...props} />
          </GarageSection>
          <GarageValuations {...props} />
          <GarageAlerts {...props} shown={shown} />
          <GarageAccount {...props} shown={shown} />
          {/* Last on the page: it appears later, from the browser's log, and moves nothing. */}
          {cars.length === 0 && <LookedAt site={props.site.slug} />}
        </div>
      </div>
    </div>
  );
}

function News({ garage: { news, lastVisit }, timeZone }: GarageProps) {
  if (news.length === 0) return null;
  return (
    <section
      aria-label="Since your last visit"
      className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-line border-y py-4"
    >
      <p className="text-small">
        <b className="block">Since your last visit</b>
        {lastVisit && <span className="text-ink-2">{dayAndTime(lastVisit, timeZone)}</span>}
      </p>
      <ul className="flex flex-wrap gap-x-10 gap-y-3">
        {news.map(({ kind, count, text }) => (
          <li key={kind} className="flex items-baseline gap-3">
            <b className="figure text-h3 tabular-nums">{count}</b>
            <span className="text-small">
              <span className="block font-semibold">
                {kind}
                {kind === 'price drop' && count > 1 && 's'}
              </span>
              <span className="text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rail({ garage, title }: GarageProps) {
  const searches: [string, string, string] = ['saved-searches', 'Saved searches', String(garage.searches.length)];
  const reservations: [string, string, string] = ['reservations', 'Reservations', String(garage.reservations.length)];
  const purchases: [string, string, string] = ['purchases', 'Buying online', String(garage.purchases.length)];
  const links: [string, string, string][] = [
    ['saved-cars', 'Saved cars', String(garage.cars.length)],
    ...(garage.purchases.length > 0 ? [purchases] : []),
    ...(garage.searches.length > 0 ? [searches] : []),
    ...(garage.reservations.length > 0 ? [reservations] : []),
    ['enquiries', 'Bookings and enquiries', String(garage.enquiries.length)],
    ['alerts', 'Alerts', garage.alerts.consent ? 'On' : 'Off'],
    ['my-details', 'My details', ''],
    ['devices', 'Devices', String(garage.devices.length)],
  ];
  return (
    <nav
      aria-label={title}
      className="max-laptop:-mx-(--gutter) max-laptop:overflow-x-auto max-laptop:px-(--gutter) laptop:sticky laptop:top-6 laptop:self-start"
    >
      <ul className="flex gap-x-5 text-small laptop:grid">
        {links.map(([id, label, count]) => (
          <li key={id} className="laptop:border-line laptop:border-b">
            <a
              href={`#${id}`}
              className="tap flex items-center justify-between gap-2 whitespace-nowrap py-2 hover:underline"
            >
              {label}
              <span className="text-ink-2 tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/api/account/sign-out" className="mt-3">
        <input type="hidden" name="back" value="/" />
        <Button kind="quiet" size={44} type="submit">
          Sign out
        </Button>
      </form>
    </nav>
  );
}

function Sort({ order, path }: { order: GarageOrder; path: string }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      {Object.entries(garageOrders).map(([value, label]) =>
        value === order ? (
          <b key={value} aria-current="true" className="tap inline-flex items-center">
            {label}
          </b>
        ) : (
          <a
            key={value}
            href={`${path}?sort=${value}#saved-cars`}
            className="tap inline-flex items-center text-link underline underline-offset-3"
          >
            {label}
          </a>
        ),
      )}
    </p>
  );
}

function Empty() {
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <h3 className="text-title">Nothing saved yet</h3>
      <p className="max-w-[60ch] text-ink-2">
        Press the heart on any car. It is saved here, with its price, on every device you sign in on, and you see what
        has changed when you come back.
      </p>
      <ButtonLink kind="filled" href={searchPath()}>
        See all cars
      </ButtonLink>
    </div>
  );
}
