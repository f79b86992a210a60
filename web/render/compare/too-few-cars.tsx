import type { CompareAddress } from '@/domain/routes/compare-address.ts';
import { comparePath } from '@/domain/routes/compare-address.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { CarryCompared } from '@/parts/compare/carry-compared-client.tsx';
import { type LeftText, leftText } from '@/parts/compare/left-words.ts';
import { cardFavourite } from '@/parts/saved-cars/card-favourite.ts';
import { type CardSite, VehicleCard } from '@/parts/vehicle-card/vehicle-card.tsx';
import { VehicleTrail } from '@/parts/vehicle-page/vehicle-trail.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { CompareNotes } from './compare-notes.tsx';
import { compareCrumbs } from './compare-page.tsx';

const leftVerbs: Record<LeftText, string> = {
  Sold: 'has been sold.',
  'No longer available': 'is no longer available.',
};

type Props = {
  request: { site: SiteIdentity & CardSite; now: number };
  address: CompareAddress;
  car: ComparedCar | null;
  /** Vehicles to compare the one with. */
  similar: readonly StockCard[];
};

/** The page for one vehicle or none: explains how to compare, and suggests vehicles for the one. */
export function TooFewCars({ request: { site, now }, address, car, similar }: Props) {
  const card = car?.vehicle.card ?? null;
  const left = car && leftText(car);
  return (
    <div className="wrap pb-(--section)">
      <VehicleTrail crumbs={compareCrumbs} />
      <h1 className="text-h2">Compare cars side by side</h1>
      <CompareNotes address={address} found={car ? 1 : 0} siteName={site.name} />
      <p className="my-4 max-w-[60ch]">
        {card ? (
          <>
            The{' '}
            <a className="text-link underline underline-offset-3" href={vehiclePath(card.slug)}>
              {fullName(card)}
            </a>{' '}
            {left ? `${leftVerbs[left]} Choose two to four others` : 'is ready to compare. Add one to three more cars'}{' '}
            to see price, kilometres, engine and equipment side by side.
          </>
        ) : (
          'See two to four cars side by side, with their price, kilometres, engine and equipment.'
        )}
        {site.features.compareControl && ' Press “Compare” on the cars you like.'}
      </p>
      <p>
        <ButtonLink kind="filled" {...(card && !left && { 'data-add': '' })} href={defaultSearchPath}>
          {card && !left ? 'Add a car' : 'See all cars'}
        </ButtonLink>
      </p>
      {card && similar.length > 0 && (
        <section aria-labelledby="compare-with" className="mt-8">
          <h2 id="compare-with" className="mb-4 text-h3">
            Compare it with one of these
          </h2>
          <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-5 desk:grid-cols-3">
            {similar.map((other) => (
              <li key={other.id} className="grid min-w-0">
                <VehicleCard
                  card={other}
                  site={site}
                  now={now}
                  action={
                    <ButtonLink kind="outline" size={40} href={comparePath([card.slug, other.slug])}>
                      Compare<span className="visually-hidden"> with {other.name}</span>
                    </ButtonLink>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {card && !left && <CarryCompared site={site.slug} cars={[cardFavourite(card)]} />}
    </div>
  );
}
