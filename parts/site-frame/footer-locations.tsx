import type { SiteLocation } from '@/domain/site/resolved-site.ts';
import styles from './site-footer.module.css';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Where the dealer's yards are, how to call them and when they are open. */
export function FooterLocations({ locations }: { locations: readonly SiteLocation[] }) {
  if (locations.length === 0) return null;
  return (
    <div className={styles.locations}>
      {locations.map((location) => (
        <section key={location.id} aria-label={location.name}>
          <h2 className={styles.title}>{location.name}</h2>
          <address>
            {location.street}, {location.city} {location.state.toUpperCase()} {location.postcode}
          </address>
          {location.phone && <a href={`tel:${location.phone.replaceAll(/\s/g, '')}`}>{location.phone}</a>}
          <Hours location={location} />
        </section>
      ))}
    </div>
  );
}

function Hours({ location: { openingHours } }: { location: SiteLocation }) {
  if (openingHours.length === 0) return null;
  return (
    <details className={styles.hours}>
      <summary>Opening hours</summary>
      <dl>
        {openingHours.map(({ weekday, formatedHours }) => (
          <div key={weekday}>
            <dt>{weekdays[weekday]}</dt>
            <dd>{formatedHours}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
