import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteContact, SiteMenus } from '@/domain/site/site-parts.ts';
import { unreadSearch } from '@/domain/stock/search/named-search.ts';
import type { ParsedSearch } from '@/domain/stock/search/parse-search.ts';
import { searchHeading } from '@/domain/stock/search/search-heading.ts';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { SearchNote } from '@/parts/search-results/search-note.tsx';
import { failRender } from '@/web/platform/render-record.ts';
import type { OwnPage, RouteRequest } from '@/web/render/own-route.ts';
import { WaysOn } from '../ways-on.tsx';
import { namedSite } from './named-site.ts';

/** The page if the search fails (SRCH-25); it names only what needs no stock. */
export function unavailablePage({ site, path, query }: RouteRequest, parsed: ParsedSearch | null): OwnPage {
  const heading = searchHeading(parsed ? unreadSearch(parsed.search) : emptySearch, namedSite(site));
  failRender();
  return {
    described: { title: heading, description: null, noIndex: true },
    canonical: path,
    status: 503,
    view: <UnavailableSearch site={site} heading={heading} retryHref={query.size > 0 ? `${path}?${query}` : path} />,
  };
}

function UnavailableSearch({
  site,
  heading,
  retryHref,
}: {
  site: Pick<SiteContact & SiteMenus, 'phones' | 'headerMenu'>;
  heading: string;
  retryHref: string;
}) {
  const phone = site.phones.main || site.phones.sales;
  return (
    <div className="wrap pt-6 pb-14">
      <h1>{heading}</h1>
      <SearchNote kind="bad" title="We can’t search right now.">
        Please try again in a moment
        {phone && (
          <>
            , or call{' '}
            <a className="underline underline-offset-3" href={phoneHref(phone)}>
              {formatPhone(phone)}
            </a>{' '}
            and we’ll look for you
          </>
        )}
        .
        <p className="mt-2">
          <a className="tap underline underline-offset-3" href={retryHref}>
            Try again
          </a>
        </p>
      </SearchNote>
      <div className="mt-8 max-w-160">
        <WaysOn site={site} label="Where to go from here" />
      </div>
    </div>
  );
}
