import { currentPage } from './current-page.ts';

export type ListLink = { label: string; href: string; count: number | null };

/** Links of a submenu, with the number of vehicles where it is counted. */
export function MenuList({ links, path, className }: { links: readonly ListLink[]; path: string; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href, count }) => (
        <li key={`${label} ${href}`}>
          <a href={href} aria-current={currentPage(href, path)}>
            {label}
            {count !== null && <span className="menu-count tabular">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
