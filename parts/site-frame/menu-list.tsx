import { currentPage } from './current-page.ts';
import styles from './menu-list.module.css';

export type ListLink = { label: string; href: string; count: number | null };

/** Links below an entry of the menu, each with how many vehicles it leads to where that is known. */
export function MenuList({ links, path, className }: { links: readonly ListLink[]; path: string; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href, count }) => (
        <li key={`${label} ${href}`}>
          <a href={href} aria-current={currentPage(href, path)} className={styles.link}>
            {label}
            {count !== null && <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
