import type { MenuItem } from '@/domain/site/resolved-site.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { currentPage } from './current-page.ts';
import styles from './phone-menu.module.css';

type Props = { items: readonly MenuItem[]; path: string };

/** The header's menu on narrow screens: everything in one list, opened by a click, without a script. */
export function PhoneMenu({ items, path }: Props) {
  return (
    <details className={styles.menu}>
      <summary className={styles.opener} aria-label="Menu">
        <Icon name="menu" size={22} />
      </summary>
      <nav aria-label="All pages" className={styles.panel}>
        <ul className="wrap">
          {items.map((item) => (
            <li key={`${item.label} ${item.href}`}>
              <a href={item.href} aria-current={currentPage(item.href, path)}>
                {item.label}
              </a>
              {item.children.length > 0 && (
                <ul className={styles.children}>
                  {item.children.map(({ label, href }) => (
                    <li key={`${label} ${href}`}>
                      <a href={href} aria-current={currentPage(href, path)}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
