import type { ReactNode } from 'react';
import { addressLine, directionsHref } from '@/domain/locations/directions.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { ClickToLoad } from '@/ui/click-to-load/click-to-load-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { location: SiteLocation; mapsKey: string; drawn: ReactNode };

/** Google's map, loaded by a click on the drawn one. */
export function GoogleMap({ location, mapsKey, drawn }: Props) {
  const query = new URLSearchParams({ key: mapsKey, q: [location.name, addressLine(location)].join(', ') });
  return (
    <div className="h-full min-h-(--map-height,300px) overflow-hidden rounded-lg max-tablet:min-h-65">
      <ClickToLoad
        label="Show on Google Maps"
        note="This loads content from Google."
        link={{ label: 'Open in Google Maps', href: directionsHref(location) ?? 'https://www.google.com/maps' }}
        icon={<Icon name="map-pin" size={20} />}
        poster={drawn}
      >
        <iframe
          className="h-full w-full border-0"
          src={`https://www.google.com/maps/embed/v1/place?${query}`}
          title={`Map of ${location.name}`}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </ClickToLoad>
    </div>
  );
}
