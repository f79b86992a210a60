import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import { LocationCard } from '@/parts/location-card/location-card.tsx';
import { LocationPanel } from '@/parts/location-card/location-panel.tsx';
import { NoLocations } from '@/parts/location-card/no-locations.tsx';
import { Section } from '@/ui/section/section.tsx';

type LocationSection = BlockOf<'locationSection'>;

/** The filter for `chosenLocations`: a kind, or the id of a location. */
function filterOf({ show, location }: LocationSection): string {
  const requested = show || 'primary';
  return requested === 'one' ? (location ?? 'none') : requested;
}

/** One location in full with its map, or several as cards (LOC-01). */
function LocationSectionView({ block, context }: BlockProps<LocationSection>) {
  const { site } = context;
  const locations = chosenLocations(site.locations, filterOf(block));
  const [first] = locations;
  if (!first) return context.draft ? <NoLocations attributes={context.edit()} /> : null;
  const single = locations.length === 1;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading || (single ? first.name : 'Our locations')}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      {single ? (
        <LocationPanel
          location={first}
          site={site}
          clock={context}
          path={context.page.path}
          named={Boolean(block.heading) && stegaClean(block.heading) !== first.name}
          todayOnly={block.todayOnly === true}
          mapsKey={context.services.geocoding.mapsKey}
        />
      ) : (
        <ul className="location-cards">
          {locations.map((location) => (
            <li key={location.id}>
              <LocationCard location={location} site={site} clock={context} hours={block.hours === true} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export const locationSectionBlock: BlockDefinition<LocationSection, undefined> = {
  type: 'locationSection',
  view: LocationSectionView,
  check: ({ show, location }) =>
    show === 'one' && !location ? 'Choose the location to show, or show a kind of them.' : null,
};
