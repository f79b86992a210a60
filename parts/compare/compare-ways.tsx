import { shopperEvents } from '@/domain/events/shopper-events.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import { forSale } from '@/domain/stock/compare/compared-car.ts';
import { searchLink } from '@/domain/stock/search-link.ts';
import { canReserve, reserveLabel } from '@/domain/stock/vehicle-page/reserving.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { ButtonLink } from '@/ui/button/button.tsx';

/** Links and buttons for a vehicle, at the foot of its column. */
export function CompareWays({ car }: { car: ComparedCar }) {
  const { vehicle, site } = car;
  const { card } = vehicle;
  const about = <span className="visually-hidden"> about {fullName(card)}</span>;
  if (!forSale(car))
    return (
      <ButtonLink kind="outline" size={40} href={searchLink({ values: { make: card.make, model: card.model } })}>
        Find Me Something Similar
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink kind="tonal" size={40} href={`${vehiclePath(card.slug)}#enquire`}>
        Enquire{about}
      </ButtonLink>
      {canReserve(vehicle, site) && (
        <ButtonLink
          kind="outline"
          size={40}
          href={checkoutPath(site, card.slug)}
          data-event={shopperEvents.reserveBegun.id}
        >
          {reserveLabel(card, site)}
          <span className="visually-hidden"> for {fullName(card)}</span>
        </ButtonLink>
      )}
    </>
  );
}
