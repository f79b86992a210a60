import { shopperEvents } from '@/domain/events/shopper-events.ts';
import { financePageOf } from '@/domain/finance/finance-link.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { phoneHref } from '@/domain/locations/phone.ts';
import type { SiteBusiness, SiteContact, SiteMenus, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import { canBeFavourite } from '@/domain/stock/card-controls.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { callNumber } from '@/domain/stock/vehicle-page/call-number.ts';
import { canReserve, reserveLabel } from '@/domain/stock/vehicle-page/reserving.ts';
import { priceTypes, shownPrice } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { FinanceLine } from '@/parts/finance-line/finance-line.tsx';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { cardFavourite } from '@/parts/saved-cars/card-favourite.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { actionIds } from './action-ids.ts';
import { CallNow } from './call-now-client.tsx';
import { chatLink } from './chat-link.ts';
import { ScrollBars } from './scroll-bars-client.tsx';

type Props = {
  vehicle: StockVehicle;
  site: SiteBusiness & SiteContact & SiteMenus & SiteStock & SiteSwitches;
  /** Address of the dealer's chat; null for none. */
  chat?: string | null;
};

/** The bars of a vehicle that is for sale, shown while the page is scrolled (VDP-03, VDP-04). */
export function VehicleBars({ vehicle, site, chat = null }: Props) {
  return (
    <ScrollBars
      actionsId={actionIds.all}
      header={<StickyHeader vehicle={vehicle} site={site} />}
      bar={<MobileBar vehicle={vehicle} site={site} chat={chat} />}
    />
  );
}

function StickyHeader({ vehicle, site }: Props) {
  const { card, details } = vehicle;
  const [photo] = card.images;
  const price = shownPrice({ vehicle, site });
  return (
    <section aria-label="This vehicle in short" className="wrap flex min-h-18 items-center gap-5">
      {photo && (
        <SitePicture
          source={photo}
          alt=""
          ratio={[3, 2]}
          widths={[96, 192]}
          sizes="84px"
          className="aspect-3/2 h-auto w-21 flex-none rounded-sm bg-sunken object-cover"
        />
      )}
      <p className="min-w-0 flex-1">
        <b className="block truncate">{fullName(card)}</b>
        <span className="block truncate text-small text-ink-2">
          {[card.transmission, details.bodyConfiguration || card.body].filter(Boolean).join(', ')}
        </span>
      </p>
      <p className="text-right">
        <b className="figure block">{price.kind === 'words' ? price.text : formatCents(price.priceCents)}</b>
        {price.kind === 'price' && <span className="text-small text-ink-2">{priceTypes[card.priceType]}</span>}
      </p>
      {card.weekly && price.kind !== 'words' && (
        <FinanceLine claim={card.weekly} car={{ ...card, vin: details.vin }} financePage={financePageOf(site)} />
      )}
      <p className="flex flex-none gap-3">
        {canBeFavourite(card, site.features) && (
          <button
            type="button"
            data-favourite={JSON.stringify(cardFavourite(card))}
            aria-pressed="false"
            aria-label={`Save ${card.name}`}
            className="grid size-11 place-items-center rounded-pill border border-line bg-surface text-ink hover:text-[#b3202c] aria-pressed:text-[#b3202c] aria-pressed:[&_svg]:fill-current"
          >
            <Icon name="heart" size={21} />
          </button>
        )}
        {canReserve(vehicle, site) && (
          <ButtonLink
            kind="outline"
            size={44}
            href={checkoutPath(site, card.slug)}
            data-event={shopperEvents.reserveBegun.id}
          >
            {reserveLabel(vehicle.card, site)}
          </ButtonLink>
        )}
        <ButtonLink kind="filled" size={44} href="#enquire" data-opens={actionIds.enquire}>
          Enquire
        </ButtonLink>
      </p>
    </section>
  );
}

function MobileBar({ vehicle, site, chat }: Props) {
  const { id, slug, carType } = vehicle.card;
  const phone = callNumber(site.phones, carType);
  const reserve = canReserve(vehicle, site) && !site.features.reserveOffMobileBar;
  // Three labelled buttons fill a small phone's line: no room for an icon.
  const call = reserve ? (
    'Call Now'
  ) : (
    <>
      <Icon name="phone" size={18} />
      Call Now
    </>
  );
  return (
    <div className="flex gap-2">
      {reserve && (
        <ButtonLink
          kind="filled"
          size={44}
          href={checkoutPath(site, slug)}
          className="flex-auto px-3!"
          data-event={shopperEvents.reserveBegun.id}
        >
          Reserve Car Now
        </ButtonLink>
      )}
      <ButtonLink
        kind={reserve ? 'outline' : 'filled'}
        size={44}
        className="flex-auto px-3!"
        {...(chat ? chatLink(chat) : { href: '#enquire', 'data-opens': actionIds.enquire })}
      >
        {chat ? 'Instant Message' : 'Enquire Now'}
      </ButtonLink>
      {phone &&
        (site.features.revealPhone ? (
          <CallNow carType={carType} carId={id}>
            {call}
          </CallNow>
        ) : (
          <ButtonLink kind="outline" size={44} href={phoneHref(phone)}>
            {call}
          </ButtonLink>
        ))}
    </div>
  );
}
