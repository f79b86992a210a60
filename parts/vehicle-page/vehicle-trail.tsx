import type { Crumb } from '@/domain/stock/search/search-trail.ts';

/** Breadcrumbs (NAV-21); the last is this page. */
export function VehicleTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="py-4 print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-small text-ink-2">
        {crumbs.map(({ label, href }, at) => (
          <li key={label} className="flex items-center gap-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {href ? (
              <a href={href} className="tap inline-flex items-center underline underline-offset-3 hover:text-ink">
                {label}
              </a>
            ) : (
              <span aria-current="page" className="tap inline-flex items-center font-medium text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
