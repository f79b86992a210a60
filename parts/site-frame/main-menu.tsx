import { type StockCounts, stockLinks, withOwnAddress } from '@/domain/site/header-menu.ts';
import type { MenuItem, SiteRange } from '@/domain/site/site-parts.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { currentPage } from './current-page.ts';
import { type ListLink, MenuList } from './menu-list.tsx';
import { ModelPanel } from './model-panel.tsx';

type Props = { site: SiteRange; items: readonly MenuItem[]; stock: StockCounts; path: string };

/**
 * The header's menu on wide screens. Entries with a submenu are `details`, which open without
 * script (NAV-19).
 */
export function MainMenu({ items, ...around }: Props) {
  return (
    <nav aria-label="Main" className="main-menu">
      <ul>
        {items.map((item) => (
          <li key={`${item.label} ${item.href}`}>
            <Entry item={item} {...around} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type EntryProps = Omit<Props, 'items'> & { item: MenuItem };

function Entry({ item, site, stock, path }: EntryProps) {
  if (item.opens === 'models' && site.models.length > 0)
    return (
      <Dropdown item={item} path={path} wide>
        <ModelPanel models={site.models} links={withOwnAddress(item, item.children, (link) => link)} />
      </Dropdown>
    );
  if (item.opens === 'brands' && site.brands.length > 0)
    return (
      <Dropdown item={item} path={path} wide>
        <BrandPanel brands={site.brands} all={item.href} />
      </Dropdown>
    );
  const links = listOf(item, stock);
  if (links.length > 0)
    return (
      <Dropdown item={item} path={path}>
        <MenuList
          links={item.opens === 'stock' ? links : withOwnAddress(item, links, uncounted)}
          path={path}
          className="menu-list"
        />
      </Dropdown>
    );
  return (
    <a href={item.href} className="menu-entry" aria-current={currentPage(item.href, path)}>
      {item.label}
    </a>
  );
}

export const uncounted = (link: { label: string; href: string }): ListLink => ({ ...link, count: null });

/**
 * The links of a submenu: stock counts first if the entry opens the stock, then staff's own links.
 */
export function listOf(item: MenuItem, stock: StockCounts): ListLink[] {
  const own = item.children.map(({ label, href }) => ({ label, href, count: null }));
  return item.opens === 'stock' ? [...stockLinks(stock), ...own] : own;
}

type DropdownProps = { item: MenuItem; path: string; wide?: boolean; children: React.ReactNode };

function Dropdown({ item, path, wide, children }: DropdownProps) {
  return (
    <details name="main-menu" className={wide ? undefined : 'relative'} data-dropdown>
      <summary className="menu-entry" data-current={currentPage(item.href, path) ? '' : undefined}>
        {item.label}
        <Icon name="chevron-down" size={15} stroke={2} />
      </summary>
      {children}
    </details>
  );
}
