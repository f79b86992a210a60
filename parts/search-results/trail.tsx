import type { Crumb } from '@/domain/stock/search/search-trail.ts';

/** Breadcrumbs to this page (NAV-21). What is cut off has space for the focus ring. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="pt-3 text-ink-2 text-small tablet:pt-4.5 print:hidden">
      <ol className="-m-1.5 flex items-center gap-1.5 overflow-hidden whitespace-nowrap p-1.5">
        {crumbs.map(({ label, href }, at) => (
          <li
            key={`${label} ${href}`}
            className={at === 1 ? '-m-1.5 min-w-0 overflow-hidden text-ellipsis p-1.5' : undefined}
          >
            {at > 0 && (
              <span aria-hidden="true" className="mr-1.5 text-line-2">
                /
              </span>
            )}
            {href === null ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <a
                href={href}
                className="tap inline-flex items-center py-0.5 underline decoration-line-2 underline-offset-3"
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
