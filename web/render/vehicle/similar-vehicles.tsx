import { comparePath, maxCompared } from '@/domain/routes/compare-address.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { allOfModel } from '@/domain/stock/vehicle-page/titles.ts';
import { VehicleCard } from '@/parts/vehicle-card/vehicle-card.tsx';
import { Carousel } from '@/ui/carousel/carousel.tsx';
import { CarouselControls } from '@/ui/carousel/carousel-controls-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import { Section } from '@/ui/section/section.tsx';
import type { RouteRequest } from '@/web/render/own-route.ts';

type Props = { request: RouteRequest; vehicle: StockVehicle; cards: readonly StockCard[] | null };

const rail = 'similar-cars';
const cardsInSight = 4;

/**
 * Similar vehicles (VDP-14); if there are none, or the search failed, a link to the whole model.
 */
export function SimilarVehicles({ request: { site, now }, vehicle, cards }: Props) {
  const heading = vehicle.itemType === 'car' ? 'Similar cars' : 'Similar vehicles';
  const link = allOfModel(vehicle.card);
  if (cards === null || cards.length === 0) {
    return (
      <Section anchor="similar" heading={heading} tone="surface">
        <p className="mb-3 text-ink-2">
          {cards === null
            ? 'Similar ones cannot be shown right now. All of our stock is one step away.'
            : 'We have nothing quite like it today, but something else may suit.'}
        </p>
        <ArrowLink href={defaultSearchPath}>All stock</ArrowLink>
      </Section>
    );
  }
  return (
    <Section
      anchor="similar"
      heading={heading}
      tone="surface"
      link={link}
      controls={
        cards.length > cardsInSight && (
          <CarouselControls
            carouselId={rail}
            previous={<Icon name="arrow-left" />}
            next={<Icon name="arrow-right" />}
          />
        )
      }
    >
      <Carousel id={rail} label={heading}>
        {cards.map((card) => (
          <VehicleCard key={card.id} card={card} site={site} now={now} />
        ))}
      </Carousel>
      {site.features.compareControl && ['in_stock', 'coming_soon'].includes(vehicle.availability) && (
        <p className="mt-4 print:hidden">
          <ArrowLink href={comparePath([vehicle.card, ...cards.slice(0, maxCompared - 1)].map(({ slug }) => slug))}>
            Compare side by side
          </ArrowLink>
        </p>
      )}
    </Section>
  );
}
