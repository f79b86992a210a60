import type { ReactNode } from 'react';
import { searchLink } from '@/domain/stock/search-link.ts';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';

/** A row of fewer cars than fit; the rest of the row is a link to all stock. */
export function FewCars({ children }: { children: ReactNode[] }) {
  return (
    <ul className="few-cars" data-cards={children.length}>
      {children.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row is rendered once and never reordered
        <li key={at}>{card}</li>
      ))}
      <li className="content-center justify-items-start gap-2 rounded-lg bg-tint px-[clamp(24px,4vw,48px)] py-7 forced-colors:border">
        <h3>Not quite it?</h3>
        <p className="max-w-[40ch] text-ink-2">Have a look through everything else we have for sale today.</p>
        <ArrowLink href={searchLink({})}>All stock</ArrowLink>
      </li>
    </ul>
  );
}
