import { headerEntries, type StockCounts } from '@/domain/site/header-menu.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuBehaviour } from './menu-behaviour-client.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import styles from './site-header.module.css';
import { Wordmark } from './wordmark.tsx';

/** The bar at the top of every page: who, where to, and how to call. All of it works without a script. */
type Props = { site: ResolvedSite; path: string; stock: StockCounts };

export function SiteHeader({ site, path, stock }: Props) {
  const items = headerEntries(site, site.options.xtimeWebKey);
  const phone = site.phones.main || site.phones.sales;
  return (
    <header className={styles.header} id="site-header">
      <div className={`wrap ${styles.bar}`}>
        <Wordmark site={site} />
        <MainMenu site={site} items={items} stock={stock} path={path} />
        <div className={styles.end}>
          {phone && <CallLink phone={phone} />}
          <PhoneMenu site={site} items={items} stock={stock} path={path} />
        </div>
      </div>
      <MenuBehaviour headerId="site-header" hoverOpen={site.features.menuHoverOpen} />
    </header>
  );
}

function CallLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll(/\s/g, '')}`} className={styles.call} aria-label={`Call ${phone}`}>
      <Icon name="phone" size={18} />
      <b>{phone}</b>
    </a>
  );
}
