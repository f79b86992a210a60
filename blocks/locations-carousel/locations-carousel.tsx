import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { orderedLocations } from '@/domain/locations/location-choice.ts';
import { LocationCard } from '@/parts/location-card/location-card.tsx';
import { NoLocations } from '@/parts/location-card/no-locations.tsx';
import { Carousel } from '@/ui/carousel/carousel.tsx';
import { CarouselControls } from '@/ui/carousel/carousel-controls-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';

type LocationsCarousel = BlockOf<'locationsCarousel'>;

/** More locations get a hint that the row scrolls (LOC-06). */
const withoutHint = 3;

/** The dealer's locations in a row, by name or in the order of the site's settings (LOC-06). */
function LocationsCarouselView({ block, context }: BlockProps<LocationsCarousel>) {
  const { site } = context;
  const locations = orderedLocations(site.locations, block.order === 'settings' ? 'settings' : 'name');
  if (locations.length === 0) return context.draft ? <NoLocations attributes={context.edit()} /> : null;
  const heading = block.heading || 'Our Locations';
  const many = locations.length > withoutHint;
  const railId = `locations-${block._key}`;
  return (
    <Section
      anchor={block.anchor}
      heading={heading}
      controls={
        many && (
          <>
            <span className="inline-flex items-center gap-1.5 self-center font-semibold text-ink-2 text-small tablet:not-noscript:hidden">
              Swipe
              <Icon name="arrow-right" size={16} />
            </span>
            <CarouselControls
              carouselId={railId}
              previous={<Icon name="arrow-left" />}
              next={<Icon name="arrow-right" />}
            />
          </>
        )
      }
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <Carousel id={railId} label={stegaClean(heading)}>
        {locations.map((location) => (
          <LocationCard
            key={location.id}
            location={location}
            site={site}
            clock={context}
            hours={block.hours === true}
          />
        ))}
      </Carousel>
    </Section>
  );
}

export const locationsCarouselBlock: BlockDefinition<LocationsCarousel, undefined> = {
  type: 'locationsCarousel',
  view: LocationsCarouselView,
  check: () => null,
};
