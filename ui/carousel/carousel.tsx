import type { ReactNode } from 'react';
import { StaticMarkup } from '../static-markup/static-markup.tsx';

type Props = {
  /** Its controls find it by this (`CarouselControls`). */
  id: string;
  /** What the row holds, for those who listen. */
  label: string;
  /** Width of an item in CSS; absent: four in sight where there is room. */
  itemWidth?: string;
  /** The item that is first in sight at the beginning, counted from 0; the others lie before and behind it. */
  startAt?: number;
  children: ReactNode[];
};

/** A row that scrolls sideways and stops at its items; finger, wheel and keyboard scroll it without any script. */
export function Carousel({ id, label, itemWidth, startAt = 0, children }: Props) {
  return (
    <div className="carousel-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section id={id} className="carousel-rail" aria-label={label} tabIndex={0} style={widthOf(itemWidth)}>
        <StaticMarkup as="ul" className="carousel-items">
          {children.map((child, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the row is rendered once and never reordered
            <li key={at} className={at > 0 && at === startAt ? `carousel-item carousel-first` : 'carousel-item'}>
              {child}
            </li>
          ))}
        </StaticMarkup>
      </section>
    </div>
  );
}

const widthOf = (itemWidth?: string) => (itemWidth ? { '--item-width': itemWidth } : undefined);
