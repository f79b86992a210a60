import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import styles from './missing-page.module.css';

/** The site's own 404: says so, and leads on (NAV-12). */
export function MissingPage({ site }: { site: ResolvedSite }) {
  const phone = site.phones.main;
  return (
    <section className={styles.missing}>
      <h1>Page not found</h1>
      <p>There is no page at this address any more, or there never was.</p>
      <ul>
        <li>
          <a href="/">{site.name}, home page</a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>Call us on {phone}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
