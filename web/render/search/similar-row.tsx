import type { StockCard } from '@/domain/stock/stock-card.ts';
import { findSimilar } from '@/domain/stock/vehicle-page/find-similar.ts';
import { type CardSite, VehicleCard } from '@/parts/vehicle-card/vehicle-card.tsx';
import { Carousel } from '@/ui/carousel/carousel.tsx';
import { CarouselControls } from '@/ui/carousel/carousel-controls-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { stockOfSite } from '@/web/stock/stock-of-site.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';

const rail = 'similar-on-search';
const cardsInSight = 4;

/**
 * Vehicles like the first result that are not among the results (SRCH-20); empty without the site's
 * switch, or if the search fails.
 */
export async function similarToResults(site: StockSite, hits: readonly StockCard[]): Promise<StockCard[]> {
  const [first] = hits;
  if (!site.features.similarOnSearch || !first) return [];
  const shown = new Set(hits.map(({ id }) => id));
  try {
    return await findSimilar(first, stockOfSite(site), { max: site.options.similarCount, shown });
  } catch {
    return [];
  }
}

type Props = { site: CardSite; now: number; cards: readonly StockCard[] };

export function SimilarRow({ site, now, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section
      anchor="similar"
      heading="Similar cars"
      tone="surface"
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
      <Carousel id={rail} label="Similar cars">
        {cards.map((card) => (
          <VehicleCard key={card.id} card={card} site={site} now={now} />
        ))}
      </Carousel>
    </Section>
  );
}
