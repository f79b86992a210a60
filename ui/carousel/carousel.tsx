import type { ReactNode } from 'react';
import { StaticMarkup } from '../static-markup/static-markup.tsx';

type Props = {
  /** Used by its controls (`CarouselControls`). */
  id: string;
  /** The accessible name of the row. */
  label: string;
  /** CSS width of an item; absent: four side by side if there is room. */
  itemWidth?: string;
  /** Index of the first visible item; those before it can be scrolled back to. */
  startAt?: number;
  children: ReactNode[];
};

/**
 * A row that scrolls sideways and snaps to its items, by finger, wheel and keyboard, without
 * script.
 */
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
