import { financeFootnote } from '@/domain/finance/site-footnote.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import { type CompareAddress, comparePath, maxCompared } from '@/domain/routes/compare-address.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { forSale, weeklyOf } from '@/domain/stock/compare/compared-car.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { CarryCompared } from '@/parts/compare/carry-compared-client.tsx';
import { alikeRows, CompareTable } from '@/parts/compare/compare-table.tsx';
import { cardFavourite } from '@/parts/saved-cars/card-favourite.ts';
import { ShareSearch } from '@/parts/search-live/share-search-client.tsx';
import { PrintButton } from '@/parts/vehicle-page/print-button-client.tsx';
import { VehicleTrail } from '@/parts/vehicle-page/vehicle-trail.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { CompareNotes } from './compare-notes.tsx';

export const compareCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'All stock', href: defaultSearchPath },
  { label: 'Compare', href: null },
];

type Props = {
  request: { site: Pick<SiteIdentity, 'slug' | 'name'>; now: number };
  address: CompareAddress;
  cars: readonly ComparedCar[];
};

/** Compares two to four vehicles; works without script, except for buttons that need one. */
export function ComparePage({ request: { site, now }, address, cars }: Props) {
  const { differences } = address;
  const slugs = cars.map(({ vehicle }) => vehicle.card.slug);
  const alike = differences ? alikeRows(cars) : 0;
  return (
    <div className="wrap pb-(--section)">
      <VehicleTrail crumbs={compareCrumbs} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-h2">Compare {counted(cars.length, 'cars')}</h1>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <ButtonLink kind="quiet" size={44} href={comparePath(slugs, !differences)}>
            {differences ? 'Show all rows' : 'Differences only'}
          </ButtonLink>
          <ButtonLink
            kind="quiet"
            size={44}
            className="noscript:hidden"
            data-share=""
            href={comparePath(slugs, differences)}
          >
            <Icon name="share-2" size={17} />
            Share
          </ButtonLink>
          <PrintButton kind="quiet">
            <Icon name="printer" size={17} />
            Print
          </PrintButton>
          {cars.length < maxCompared && (
            <ButtonLink kind="outline" size={44} data-add="" href={defaultSearchPath}>
              <Icon name="plus" size={17} />
              Add a car
            </ButtonLink>
          )}
        </div>
      </div>
      <CompareNotes address={address} found={cars.length} siteName={site.name} />
      <p className="my-3 max-w-[60ch] text-ink-2 text-small">
        A tick marks the best figure of a row, for the reason written beside it. Where a figure is missing or means
        something else on another car, nothing is marked. Cars that have been sold don’t count.
      </p>
      <CompareTable cars={cars} differences={differences} now={now} />
      {differences && (
        <p className="mt-4 text-ink-2 text-small">
          {alike > 0
            ? `${counted(alike, 'rows')} in which these cars are alike, and the equipment that all of them list, are hidden.`
            : 'These cars differ in every row.'}{' '}
          <a className="tap text-link underline underline-offset-3 print:hidden" href={comparePath(slugs)}>
            Show all rows
          </a>
        </p>
      )}
      <p className="mt-4 text-ink-2 text-small">
        Equipment is what each car’s listing names; a car may have more than its listing says.
      </p>
      <Printed cars={cars} now={now} siteName={site.name} />
      <ShareSearch />
      <CarryCompared site={site.slug} cars={cars.filter(forSale).map(({ vehicle }) => cardFavourite(vehicle.card))} />
    </div>
  );
}

/**
 * The disclaimers on paper, which the screen shows in the footer: a weekly repayment always has its
 * warning.
 */
function Printed({ cars, now, siteName }: { cars: readonly ComparedCar[]; now: number; siteName: string }) {
  const lent = cars.filter((car) => weeklyOf(car) !== null).map(({ site }) => financeFootnote(site) ?? '');
  const prices = cars.filter(forSale).map(({ site }) => site.snippets['price-disclaimer'] ?? '');
  const timeZone = timeZoneAt(cars[0]?.place);
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(now);
  const notes = [...new Set([...lent, ...prices])].filter(Boolean);
  return (
    <div data-printed className="hidden text-legal print:block">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        As advertised by {siteName} on {day}. Price and availability may change; ask before you rely on them.
      </p>
    </div>
  );
}
