import { clsx } from 'clsx';
import { formatCents } from '@/domain/finance/money.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import { searchLink } from '@/domain/stock/search-link.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { Thumbnail } from '@/parts/saved-cars/thumbnail.tsx';
import { CardPrice } from '@/parts/vehicle-card/card-price.tsx';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import type { GarageCar } from '@/web/accounts/read-garage.ts';
import { day } from './account-moments.ts';
import type { GarageProps } from './garage-props.ts';

type Props = Pick<GarageProps, 'path' | 'timeZone' | 'similar'> & {
  site: Pick<SiteStock & SiteSwitches, 'texts' | 'options'>;
  car: GarageCar;
};

const kilometres = new Intl.NumberFormat('en-AU');
const tones = {
  cheaper: 'text-good',
  reserved: 'text-warn',
  dearer: '',
  same: 'text-ink-2',
  sold: '',
  gone: '',
} as const;

/** A saved vehicle with its current price, what has changed, and its actions. */
export function GarageRow(props: Props) {
  const { car, site } = props;
  const { card, seen, change } = car;
  const name = card?.name ?? seen.name;
  const isOver = card === null || card?.status === 'sold';
  return (
    <li className="border-line border-b py-5">
      <article className="grid gap-x-5 gap-y-4 tablet:grid-cols-[180px_minmax(0,1fr)] desk:grid-cols-[180px_minmax(0,1fr)_300px_190px]">
        <Photo image={seen.image} dim={isOver} />
        <div className="min-w-0">
          <h3 className="font-strong text-title">
            {card === null ? (
              name
            ) : (
              <a href={vehiclePath(seen.slug)} className="hover:underline">
                {name}
              </a>
            )}
          </h3>
          {card && (
            <>
              <p className="text-ink-2 text-small">{[card.badge, card.series].filter(Boolean).join(' ')}</p>
              <p className="mt-2 text-small">
                {[
                  card.odometerKm > 0 ? `${kilometres.format(card.odometerKm)} km` : '',
                  card.transmission,
                  card.fuel,
                  card.drive,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </>
          )}
          <Note {...props} />
        </div>
        <div className="min-w-0">
          {card && !isOver && (
            <CardPrice card={card} noPrice={site.texts.noPrice} financePage={site.options.financeLink} />
          )}
          {card === undefined && <p className="text-ink-2 text-small">Prices can’t be read right now.</p>}
          {isOver && <p className="font-strong">{card ? 'Sold' : 'No longer listed'}</p>}
          {change && change.text !== '' && (
            <p className={clsx('mt-2 text-small', tones[change.kind])} data-change={change.kind}>
              {change.text}
            </p>
          )}
        </div>
        <Ways {...props} name={name} isOver={isOver} />
      </article>
      <Similar {...props} />
    </li>
  );
}

function Photo({ image, dim }: { image: string; dim: boolean }) {
  if (image === '')
    return <div aria-hidden="true" className="aspect-3/2 rounded-md border border-line-2 border-dashed" />;
  const look = clsx('aspect-3/2 h-auto w-full rounded-md bg-sunken', dim && 'opacity-62 grayscale');
  return <Thumbnail src={image} className={look} />;
}

function Note({ car, path, timeZone }: Props) {
  return (
    <div className="mt-2 text-ink-2 text-small">
      <p>Saved {day(car.savedAt, timeZone)}</p>
      {car.note !== '' && <p className="wrap-anywhere text-ink">“{car.note}”</p>}
      <details>
        <summary className="tap inline-flex cursor-pointer items-center text-link underline underline-offset-3">
          {car.note === '' ? 'Add a note' : 'Edit note'}
        </summary>
        <form method="post" action="/api/watchlist/note" className="field mt-1">
          <input type="hidden" name="car_id" value={car.car} />
          <input type="hidden" name="back" value={path} />
          <label htmlFor={`note-${car.car}`}>Your note, for you only</label>
          <textarea id={`note-${car.car}`} name="note" rows={2} maxLength={500} defaultValue={car.note} />
          <div>
            <Button kind="tonal" size={40} type="submit">
              Save note
            </Button>
          </div>
        </form>
      </details>
    </div>
  );
}

function Ways({ car, path, name, isOver }: Props & { name: string; isOver: boolean }) {
  const { make, model, slug } = car.seen;
  return (
    <div className="grid content-start gap-2 tablet:max-desk:col-start-2">
      {isOver ? (
        <ButtonLink kind="outline" size={40} href={searchLink({ values: { make, model } })}>
          Find Me Something Similar
        </ButtonLink>
      ) : (
        <ButtonLink kind="tonal" size={40} href={`${vehiclePath(slug)}#enquire`}>
          Enquire<span className="visually-hidden"> about {name}</span>
        </ButtonLink>
      )}
      <form method="post" action="/api/watchlist/remove-car" className="grid">
        <input type="hidden" name="car_id" value={car.car} />
        <input type="hidden" name="back" value={path} />
        <Button kind="quiet" size={40} type="submit">
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </form>
    </div>
  );
}

/** Vehicles for sale that are similar to a sold one. */
function Similar({ car, similar }: Props) {
  const cards = similar.get(car.car) ?? [];
  if (cards.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3 tablet:ml-[200px]">
      <p className="text-ink-2 text-small">Similar and still for sale</p>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {cards.map((card) => (
          <li key={card.id} className="text-small">
            <a href={vehiclePath(card.slug)} className="tap block font-semibold hover:underline">
              {card.name}
            </a>
            <span className="tabular-nums">{shortPrice(card)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shortPrice = ({ priceCents, priceType }: StockCard): string =>
  priceCents > priceShownAboveCents ? `${formatCents(priceCents)}. ${priceTypes[priceType]}` : 'Enquire for price';
