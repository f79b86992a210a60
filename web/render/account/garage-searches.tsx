import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import { type GarageSearch, maxNew } from '@/web/accounts/searched-news.ts';
import { day } from './account-moments.ts';
import type { GarageProps } from './garage-props.ts';
import { GarageSection } from './garage-section.tsx';
import { LocalLists } from './local-lists-client.tsx';

type Props = Pick<GarageProps, 'garage' | 'timeZone' | 'path'> & { site: Pick<SiteIdentity, 'slug'> };

/** The account's searches, with what is new since the previous visit. */
export function GarageSearches({ site, garage: { searches }, timeZone, path }: Props) {
  return (
    <>
      <LocalLists site={site.slug} />
      {searches.length > 0 && (
        <GarageSection id="saved-searches" title="Saved searches" count={searches.length}>
          <ul>
            {searches.map((search) => (
              <li
                key={search.name}
                className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-line border-b py-4"
              >
                <p className="min-w-0">
                  <b className="block">{search.name}</b>
                  <span className="text-small">{news(search, timeZone)}</span>
                </p>
                <div className="flex gap-3">
                  <form method="post" action="/api/account/searches/remove">
                    <input type="hidden" name="name" value={search.name} />
                    <input type="hidden" name="back" value={path} />
                    <Button kind="quiet" size={40} type="submit">
                      Remove<span className="visually-hidden"> the search {search.name}</span>
                    </Button>
                  </form>
                  <ButtonLink kind={search.fresh > 0 ? 'tonal' : 'outline'} size={40} href={search.address}>
                    See cars<span className="visually-hidden"> of the search {search.name}</span>
                  </ButtonLink>
                </div>
              </li>
            ))}
          </ul>
        </GarageSection>
      )}
    </>
  );
}

function news({ found, fresh, newAfter }: GarageSearch, timeZone: string): string {
  if (found === null) return 'We can’t search right now';
  const since = `since ${day(newAfter, timeZone)}, ${found} in all`;
  if (fresh === 0) return `Nothing new ${since}`;
  return `${fresh}${fresh === maxNew ? ' or more' : ''} new ${since}`;
}
