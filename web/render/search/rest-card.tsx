import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteMenus } from '@/domain/site/site-parts.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { lastSpan } from '@/ui/grid/last-span.ts';

const wideSpans: Readonly<Record<number, string>> = { 1: '', 2: 'desk:col-span-2', 3: 'desk:col-span-3' };

/**
 * A card that fills the last row of results: an offer to find another car. Only shown if the row
 * has room.
 */
export function RestCard({ site, tiles }: { site: Pick<SiteMenus, 'buttons'>; tiles: number }) {
  const room = (3 - (tiles % 3)) % 3;
  if (room === 0) return null;
  const { href } = site.buttons.find(({ key }) => key === 'enquire') ?? { href: pathOfRoute('contact') };
  const span = wideSpans[lastSpan(tiles + 1, 3)] ?? '';
  return (
    <li
      className={`grid content-center justify-items-start gap-3 rounded-lg bg-tint p-6 tablet:p-9 print:hidden ${tiles % 2 === 0 ? 'tablet:col-span-2' : ''} ${span || 'desk:col-span-1'}`}
    >
      <h3 className="text-h2">Not quite it?</h3>
      <p className="max-w-[52ch] text-ink-2">
        Tell us the model, your budget and how far you’d travel, and we’ll look for one.
      </p>
      <ButtonLink kind="filled" size={44} href={href}>
        Find Me Something Similar
      </ButtonLink>
    </li>
  );
}
