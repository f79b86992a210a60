import { garagePath, garageTitle } from '@/domain/accounts/garage-path.ts';
import { openState } from '@/domain/locations/opening-hours.ts';
import { phoneHref } from '@/domain/locations/phone.ts';
import { headerEntries, type StockCounts } from '@/domain/site/header-menu.ts';
import type {
  SiteContact,
  SiteIdentity,
  SiteLook,
  SiteMenus,
  SiteRange,
  SiteSwitches,
} from '@/domain/site/site-parts.ts';
import { isMasked } from '@/domain/stock/vehicle-page/call-number.ts';
import type { RenderClock } from '@/parts/opening-hours/open-now.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuBehaviour } from './menu-behaviour-client.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * The bar at the top of every page: who, where to, and how to call. All of it works without a
 * script.
 */
type Props = {
  site: SiteIdentity & SiteContact & SiteLook & SiteMenus & SiteRange & SiteSwitches;
  path: string;
  stock: StockCounts;
  clock: RenderClock;
};

export function SiteHeader({ site, path, stock, clock }: Props) {
  const items = headerEntries(site, site.options.xtimeWebKey);
  const phone = [site.phones.main, site.phones.sales].find((one) => one && !isMasked(site, one));
  return (
    <header className="site-header" id="site-header">
      <StaticMarkup as="div" className="wrap header-bar">
        <Wordmark site={site} />
        <MainMenu site={site} items={items} stock={stock} path={path} />
        <div className="-mr-2.5 ml-auto flex items-center gap-0.5">
          {phone && <CallLink phone={phone} site={site} clock={clock} />}
          {site.features.garagePages && <GarageLink site={site} />}
          <PhoneMenu site={site} items={items} stock={stock} path={path} />
        </div>
      </StaticMarkup>
      <MenuBehaviour headerId="site-header" hoverOpen={site.features.menuHoverOpen} />
    </header>
  );
}

/** A link to the shopper's own page, without a count: cached pages are the same for everyone. */
function GarageLink({ site }: Pick<Props, 'site'>) {
  return (
    <a
      href={garagePath(site)}
      aria-label={garageTitle(site)}
      className="grid size-11 place-items-center rounded-pill hover:opacity-70"
    >
      <Icon name="heart" size={20} />
    </a>
  );
}

/** The phone, and below it whether the main location is open now (LOC-04). */
function CallLink({ phone, site, clock }: { phone: string; site: Pick<SiteContact, 'locations'>; clock: RenderClock }) {
  const state = stateOfMain(site, clock);
  const name = `Call ${phone}`;
  return (
    <a href={phoneHref(phone)} className="header-call" aria-label={state ? `${name}. ${state.label}` : name}>
      <Icon name="phone" size={18} />
      <span>
        {/* The space separates phone and state where tools compare the link's name with its
            content. */}
        <b>{phone}</b> {state && <small data-open={state.open}>{state.label}</small>}
      </span>
    </a>
  );
}

function stateOfMain({ locations }: Pick<SiteContact, 'locations'>, clock: RenderClock) {
  const main = locations.find(({ primary }) => primary) ?? locations[0];
  if (!main || main.openingHours.length === 0) return null;
  const state = openState(main, clock.now);
  if (state.untilMs !== null) clock.until(state.untilMs);
  return state;
}
