import type { MenuItem } from '@/domain/site/resolved-site.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { currentPage } from './current-page.ts';
import styles from './main-menu.module.css';

type Props = { items: readonly MenuItem[]; path: string };

/** The header's menu on wide screens. An entry with entries below it opens on a click, as `details` does without a script. */
export function MainMenu({ items, path }: Props) {
  return (
    <nav aria-label="Main" className={styles.menu}>
      <ul>
        {items.map((item) => (
          <li key={`${item.label} ${item.href}`}>
            {item.children.length > 0 ? (
              <Dropdown item={item} path={path} />
            ) : (
              <a href={item.href} className={styles.item} aria-current={currentPage(item.href, path)}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ item, path }: { item: MenuItem; path: string }) {
  return (
    <details name="main-menu" className={styles.dropdown}>
      <summary className={styles.item}>
        {item.label}
        <Icon name="chevron-down" size={15} stroke={2} />
      </summary>
      <ul className={styles.panel}>
        {item.children.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <a href={href} aria-current={currentPage(href, path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
