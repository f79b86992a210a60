import type { SearchChip } from '@/domain/stock/search/search-chips.ts';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { view: Pick<SearchView, 'addressOf'>; chips: readonly SearchChip[]; clearHref: string };

/** The active filters, each with a link to remove it; on phones in one scrolling row, with space for the focus ring. */
export function ChosenChips({ view, chips, clearHref }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label="Chosen filters"
      className="-mr-(--gutter) my-2.5 -ml-1.5 flex gap-2 overflow-x-auto py-1.5 pr-(--gutter) pl-1.5 [scrollbar-width:none] tablet:mr-0 tablet:flex-wrap tablet:overflow-visible tablet:pr-0 print:hidden"
    >
      {chips.map(({ label, without }) => (
        <li key={label} className="shrink-0">
          <a
            href={view.addressOf(without)}
            data-go
            className="inline-flex min-h-[max(36px,var(--tap))] items-center gap-1.5 whitespace-nowrap rounded-pill border-[1.5px] border-action bg-tint py-0 pr-2.5 pl-3.5 font-medium text-small"
          >
            <span className="visually-hidden">Remove </span>
            {label}
            <Icon name="x" size={15} stroke={2.25} />
          </a>
        </li>
      ))}
      <li className="flex shrink-0 items-center">
        <a
          href={clearHref}
          data-go
          className="tap ml-1.5 inline-flex items-center whitespace-nowrap text-link text-small underline underline-offset-3"
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}
