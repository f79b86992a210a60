import { Fragment } from 'react';
import { directionsHref, shownAddress } from '@/domain/locations/directions.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { ButtonLink, type ButtonSize } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

/** The street address in one line, which may break after a comma; nothing without an address. */
export function LocationAddress({ location, className }: { location: SiteLocation; className?: string | undefined }) {
  const line = shownAddress(location);
  if (!line) return null;
  return (
    <address className={className} style={{ fontStyle: 'normal' }}>
      {line.split(/(?<=,) /).map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ' '}
          <span style={{ display: 'inline-block' }}>{part}</span>
        </Fragment>
      ))}
    </address>
  );
}

/**
 * "Get Directions", to the shopper's own map in a new tab; nothing where neither address nor
 * coordinates are set (LOC-03).
 */
export function DirectionsLink({ location, size }: { location: SiteLocation; size: ButtonSize }) {
  const href = directionsHref(location);
  if (!href) return null;
  return (
    <ButtonLink kind="outline" size={size} href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="navigation" size={16} />
      Get Directions
      <span className="visually-hidden"> to {location.name} (opens in a new tab)</span>
    </ButtonLink>
  );
}
