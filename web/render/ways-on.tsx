import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import styles from './ways-on.module.css';

/** The entries of the site's own menu as rows, for pages that have nothing else to offer. */
export function WaysOn({ site, label }: { site: ResolvedSite; label: string }) {
  const entries = site.headerMenu.filter(({ href }) => href !== '/');
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.ways}>
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.href}`}>
            <a href={entry.href}>
              {entry.label}
              <Icon name="arrow-right" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
