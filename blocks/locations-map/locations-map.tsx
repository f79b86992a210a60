import { clsx } from 'clsx';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { chosenLocations, locationHref } from '@/domain/locations/location-choice.ts';
import { type AwayLocation, type NearPostcode, nearestFirst } from '@/domain/locations/near-postcode.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { searchTool } from '@/domain/site/form-tool.ts';
import { NoLocations } from '@/parts/location-card/no-locations.tsx';
import { PlaceRow } from '@/parts/location-card/place-row.tsx';
import { LocationMap } from '@/parts/location-map/location-map.tsx';
import { HoursByType } from '@/parts/opening-hours/hours-by-type.tsx';
import { Section } from '@/ui/section/section.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { PostcodeForm } from './postcode-form.tsx';

type LocationsMap = BlockOf<'locationsMap'>;
type Props = BlockProps<LocationsMap, NearPostcode | null>;

/** Locations shown of a long list; the others unfold. */
const inSight = 10;

/**
 * A map of all locations, their list, nearest to the shopper's postcode first, and their hours
 * (LOC-07).
 */
function LocationsMapView({ block, data: near, context }: Props) {
  const { site } = context;
  const locations = chosenLocations(site.locations, block.show || 'all');
  if (locations.length === 0) return context.draft ? <NoLocations attributes={context.edit()} /> : null;
  const searched = block.postcodeSearch === true;
  const places = nearestFirst(locations, near?.place ?? null);
  const listed = block.limit && block.limit > 0 ? places.slice(0, block.limit) : places;
  const inList = new Set(listed.map(({ location }) => location.id));
  const anchor = block.anchor || `places-${block._key}`;
  return (
    <Section
      anchor={anchor}
      heading={block.heading || 'Find us'}
      link={block.linkLabel && block.linkHref ? { label: block.linkLabel, href: block.linkHref } : null}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      {searched && (
        <PostcodeForm
          anchor={anchor}
          near={near}
          tool={searchTool(context.site, {
            name: `find nearest location ${anchor}`,
            description: `Shows which location of ${context.site.name} is nearest to an Australian postcode.`,
          })}
        />
      )}
      <div className="locations-columns" data-hours={block.openingHours === true} data-places={listed.length}>
        <StaticMarkup as="div" className="locations-map">
          <LocationMap
            locations={places.map(({ location }) => location)}
            zoom={site.options.mapZoom}
            hrefOf={(location) => (inList.has(location.id) ? `#${rowId(block, location)}` : pageOf(location))}
            mapsKey={context.services.geocoding.mapsKey}
          />
        </StaticMarkup>
        <Places places={listed} block={block} context={context} />
        {block.openingHours === true && (
          <div className="card-ground px-5.5 py-5">
            <HoursByType id={block._key} locations={locations} clock={context} />
          </div>
        )}
      </div>
    </Section>
  );
}

type PlacesProps = Pick<Props, 'block' | 'context'> & { places: readonly AwayLocation[] };

function Places({ places, block, context }: PlacesProps) {
  const rest = places.slice(inSight);
  const list = (some: readonly AwayLocation[], className?: string) => (
    <ul className={clsx('locations-places', className)}>
      {some.map(({ location, km }) => (
        <li key={location.id}>
          <PlaceRow id={rowId(block, location)} location={location} km={km} site={context.site} clock={context} />
        </li>
      ))}
    </ul>
  );
  return (
    <StaticMarkup as="div" className="locations-list">
      {list(places.slice(0, inSight))}
      {rest.length > 0 && (
        <details className="mt-5">
          <summary className="unfolds w-fit py-2.5 font-semibold text-link">Show {rest.length} more</summary>
          {list(rest, 'mt-2.5')}
        </details>
      )}
    </StaticMarkup>
  );
}

/** The address of a location's page, or of the list of locations. */
const pageOf = (location: SiteLocation): string => locationHref(location) ?? pathOfRoute('locations');

const rowId = ({ _key }: LocationsMap, { id }: SiteLocation): string => `${_key}-${id}`;

export const locationsMapBlock: BlockDefinition<LocationsMap, NearPostcode | null> = {
  type: 'locationsMap',
  view: LocationsMapView,
  load: async ({ postcodeSearch }, { query, services }) =>
    postcodeSearch && query.postcode ? services.geocoding.near(query.postcode) : null,
  check: () => null,
};
