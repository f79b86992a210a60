import { type StockCounts, withOwnAddress } from '@/domain/site/header-menu.ts';
import type { MenuItem, SiteRange } from '@/domain/site/site-parts.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { currentPage } from './current-page.ts';
import { listOf, uncounted } from './main-menu.tsx';
import { MenuList } from './menu-list.tsx';
import { PhoneModels } from './phone-models.tsx';

type Props = { site: SiteRange; items: readonly MenuItem[]; stock: StockCounts; path: string };

/** The header's menu on narrow screens; entries open in place, without script. */
export function PhoneMenu({ site, items, stock, path }: Props) {
  return (
    <details className="desk:hidden print:hidden" data-dropdown>
      <summary
        className="inline-grid size-11 cursor-pointer list-none place-items-center rounded-pill [&::-webkit-details-marker]:hidden"
        aria-label="Menu"
      >
        <Icon name="menu" size={22} />
      </summary>
      <nav aria-label="All pages" className="menu-panel max-h-[calc(100vh-60px)] pt-2 pb-6">
        <ul className="wrap">
          {items.map((item) => (
            <li key={`${item.label} ${item.href}`}>
              <Entry item={item} site={site} stock={stock} path={path} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Entry({ item, site, stock, path }: Omit<Props, 'items'> & { item: MenuItem }) {
  const links = listOf(item, stock);
  const models = item.opens === 'models' ? site.models : [];
  const brands = item.opens === 'brands' ? site.brands : [];
  if (links.length + models.length + brands.length === 0)
    return (
      <a href={item.href} className="phone-entry" aria-current={currentPage(item.href, path)}>
        {item.label}
      </a>
    );
  const all = [...brands.map(({ name, href }) => ({ label: name, href, count: null })), ...links];
  return (
    <details>
      <summary className="phone-entry">
        {item.label}
        <Icon name="chevron-down" size={18} stroke={2} />
      </summary>
      {models.length > 0 && <PhoneModels models={models} />}
      <MenuList links={withOwnAddress(item, all, uncounted)} path={path} className="phone-links" />
    </details>
  );
}
