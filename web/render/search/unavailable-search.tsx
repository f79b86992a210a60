import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { SearchNote } from '@/parts/search-results/search-note.tsx';
import { WaysOn } from '../ways-on.tsx';

/** The page while the search service is away (SRCH-25). */
export function UnavailableSearch({
  site,
  heading,
  retryHref,
}: {
  site: ResolvedSite;
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
            and we will look for you
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
