import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { StockResult } from '@/domain/stock/stock-search.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { VehicleCard } from '@/parts/vehicle-card/vehicle-card.tsx';
import { Carousel } from '@/ui/carousel/carousel.tsx';
import { CarouselControls } from '@/ui/carousel/carousel-controls-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { FewCars } from './few-cars.tsx';
import { loadLatestStock } from './latest-stock.load.ts';

type LatestStock = BlockOf<'latestStock'>;
type Props = BlockProps<LatestStock, StockResult>;

const usualHeading = 'Latest stock';
/** Cards that a wide screen shows at once. */
const cardsInSight = 4;
const note = 'rounded-lg bg-sunken px-6 py-7 text-ink-2';

function LatestStockView({ block, data, context }: Props) {
  const { site, now } = context;
  const heading = block.heading || usualHeading;
  const railId = `stock-${block._key}`;
  const controls = data.cards.length > cardsInSight && (
    <CarouselControls carouselId={railId} previous={<Icon name="arrow-left" />} next={<Icon name="arrow-right" />} />
  );
  const cards = data.cards.map((card) => <VehicleCard key={card.id} card={card} site={site} now={now} />);
  return (
    <Section
      {...frame({ block, context })}
      aside={data.found > 0 ? `${grouped(data.found)} in stock` : undefined}
      controls={controls}
    >
      {data.cards.length === 0 && <p className={note}>We have none of these in stock today.</p>}
      {data.cards.length > 0 && data.cards.length < cardsInSight && <FewCars>{cards}</FewCars>}
      {data.cards.length >= cardsInSight && (
        <Carousel id={railId} label={stegaClean(heading)}>
          {cards}
        </Carousel>
      )}
    </Section>
  );
}

/** Shown when the search fails; the rest of the page stays. */
function WithoutStock({ block, context }: BlockProps<LatestStock>) {
  return (
    <Section {...frame({ block, context })}>
      <p className={note} role="status">
        Our cars cannot be shown right now. Please try again in a moment
        {context.site.phones.main && `, or call us on ${context.site.phones.main}`}.
      </p>
    </Section>
  );
}

function frame({ block, context }: Pick<Props, 'block' | 'context'>) {
  const { linkLabel, linkHref, anchor, heading } = block;
  return {
    anchor,
    heading: heading || usualHeading,
    link: linkLabel && linkHref ? { label: linkLabel, href: linkHref } : null,
    attributes: context.edit(),
    headingAttributes: context.edit('heading'),
  };
}

export const latestStockBlock: BlockDefinition<LatestStock, StockResult> = {
  type: 'latestStock',
  view: LatestStockView,
  unavailable: WithoutStock,
  check: () => null,
  load: loadLatestStock,
};
