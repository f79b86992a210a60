import type { ReactNode } from 'react';
import { StaticMarkup } from '../static-markup/static-markup.tsx';

type Props = { id: string; slides: readonly { id: string; shown: ReactNode }[] };

/** Full-width slides that scroll and snap without script. */
export function SlideRail({ id, slides }: Props) {
  return (
    // The list can be reached by keyboard: a scrolling region must be (WCAG 2.1.1).
    <StaticMarkup as="ul" id={id} className="slide-rail" tabIndex={0} aria-label="Slides">
      {slides.map((slide) => (
        <li key={slide.id} id={slide.id} className="slide">
          {slide.shown}
        </li>
      ))}
    </StaticMarkup>
  );
}
