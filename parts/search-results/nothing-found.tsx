import type { Loosening } from '@/domain/stock/search/loosening.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { ButtonLink } from '@/ui/button/button.tsx';

type Props = { view: Pick<SearchView, 'addressOf'>; loosenings: readonly Loosening[]; clearHref: string };

/** An empty result: advice, and the nearest searches that have results (SRCH-17, PLUS-05). */
export function NothingFound({ view, loosenings, clearHref }: Props) {
  return (
    <div className="mt-3 rounded-lg bg-surface p-5 shadow-[0_0_0_1px_var(--line)] tablet:p-10">
      <EmptyBay />
      <h2 className="text-[1.5rem]">No results found for your search at this time.</h2>
      <p className="mt-2 mb-4.5 text-ink-2">Please try adjusting the filters for more results.</p>
      {loosenings.length > 0 && (
        <div className="mb-6">
          <h3 className="mb-2.5 font-semibold font-text text-control">Closest matches if you drop a filter</h3>
          <ul className="flex flex-wrap gap-2">
            {loosenings.map(({ search, dropped, count }) => {
              const label = dropped.map((one) => one.label).join(' and ');
              return (
                <li key={label}>
                  <a
                    href={view.addressOf(search)}
                    data-go
                    className="inline-flex min-h-[max(36px,var(--tap))] items-center gap-2 rounded-pill border-[1.5px] border-line-2 bg-surface px-3.5 font-medium text-small hover:border-ink"
                  >
                    Without {label}
                    <b className="whitespace-nowrap text-link">
                      {grouped(count)} {count === 1 ? 'car' : 'cars'}
                    </b>
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <ButtonLink kind="filled" href={clearHref}>
        Clear Filters
      </ButtonLink>
    </div>
  );
}

/** Four parking bays, the second one empty where a car should be. */
function EmptyBay() {
  return (
    <svg
      width="220"
      height="92"
      viewBox="0 0 220 92"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="mb-5 text-ink-2"
    >
      <path d="M8 74h204M26 74V20M80 74V20M134 74V20M188 74V20" opacity=".35" />
      <path d="M92 62v-9l7-13h17l6 13v9z" strokeDasharray="5 5" />
    </svg>
  );
}
