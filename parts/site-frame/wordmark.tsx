import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import styles from './wordmark.module.css';

/** The dealer's name in type, which leads home. Its words, weight and width are the theme's. */
export function Wordmark({ site }: { site: Pick<ResolvedSite, 'name' | 'theme'> }) {
  const { first, second, divider } = site.theme.wordmark;
  return (
    <a href="/" className={styles.wordmark}>
      <span>{first || site.name}</span> {divider && <i className={styles.divider} />}
      {second && <span className={styles.second}>{second}</span>}
      <span className="visually-hidden">, home</span>
    </a>
  );
}
