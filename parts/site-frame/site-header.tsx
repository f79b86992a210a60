import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuCloser } from './menu-closer-client.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import styles from './site-header.module.css';
import { Wordmark } from './wordmark.tsx';

/** The bar at the top of every page: who, where to, and how to call. All of it works without a script. */
export function SiteHeader({ site, path }: { site: ResolvedSite; path: string }) {
  const phone = site.phones.main || site.phones.sales;
  return (
    <header className={styles.header} id="site-header">
      <div className={`wrap ${styles.bar}`}>
        <Wordmark site={site} />
        <MainMenu items={site.headerMenu} path={path} />
        <div className={styles.end}>
          {phone && <CallLink phone={phone} />}
          <PhoneMenu items={site.headerMenu} path={path} />
        </div>
      </div>
      <MenuCloser within="site-header" />
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
