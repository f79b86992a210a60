import type { SiteMenus } from '@/domain/site/site-parts.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** The entries of the site's menu as rows. */
export function WaysOn({ site, label }: { site: Pick<SiteMenus, 'headerMenu'>; label: string }) {
  const entries = site.headerMenu.filter(({ href }) => href !== '/');
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="border-t border-t-line-2 min-[560px]:grid min-[560px]:grid-cols-[1fr_1fr] min-[560px]:gap-x-8">
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.href}`}>
            <a
              href={entry.href}
              className="flex min-h-14 items-center justify-between gap-4 border-b border-b-line py-2 font-semibold text-title hover:text-link"
            >
              {entry.label}
              <Icon name="arrow-right" size={18} className="text-link" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
