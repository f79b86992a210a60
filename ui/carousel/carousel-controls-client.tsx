'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = { carouselId: string; previous: ReactNode; next: ReactNode; startAt?: number };
type Ends = { start: boolean; end: boolean };

/** Buttons that move a carousel by its visible width, and stop at both ends. */
export function CarouselControls({ carouselId, previous, next, startAt = 0 }: Props) {
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });
  useEffect(() => watchRail(carouselId, startAt, setEnds), [carouselId, startAt]);
  return (
    <div className="carousel-controls">
      <Step label="Previous" disabled={ends.start} onPress={() => move(carouselId, -1)}>
        {previous}
      </Step>
      <Step label="Next" disabled={ends.end} onPress={() => move(carouselId, 1)}>
        {next}
      </Step>
    </div>
  );
}

type StepProps = { label: string; disabled: boolean; onPress: () => void; children: ReactNode };

/** At an end `aria-disabled`, since `disabled` would lose the focus. */
function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      className="carousel-step"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

function move(id: string, direction: 1 | -1): void {
  const rail = document.getElementById(id);
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  rail?.scrollBy({ left: direction * rail.clientWidth * 0.9, behavior: smooth ? 'smooth' : 'auto' });
}

/**
 * Reports the ends of a row once it comes near, and whenever it scrolls. Measuring a row far down
 * the page earlier would force its layout.
 */
function watchRail(id: string, startAt: number, notify: (ends: Ends) => void): () => void {
  const rail = document.getElementById(id);
  if (!rail) return () => undefined;
  const watch = new AbortController();
  let reported: Ends | null = null;
  const look = () => {
    const ends = endsOf(rail);
    if (ends.start !== reported?.start || ends.end !== reported.end) notify(ends);
    reported = ends;
  };
  const approach = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      approach.disconnect();
      startFrom(rail, startAt);
      look();
      rail.addEventListener('scroll', look, { passive: true, signal: watch.signal });
      window.addEventListener('resize', look, { signal: watch.signal });
    },
    { rootMargin: '300px' },
  );
  approach.observe(rail);
  return () => {
    approach.disconnect();
    watch.abort();
  };
}

function endsOf(rail: HTMLElement): Ends {
  return { start: rail.scrollLeft <= 4, end: rail.scrollLeft >= rail.scrollWidth - rail.clientWidth - 4 };
}

/**
 * For browsers without `scroll-initial-target`, or that read it before the row was complete. A row
 * that the shopper uses or has scrolled further stays.
 */
function startFrom(rail: HTMLElement, at: number): void {
  if (at === 0 || rail.matches(':hover, :focus-within')) return;
  const start = offsetOf(rail, at);
  if (rail.scrollLeft < start) rail.scrollLeft = start;
}

/** The scroll offset of an item, pixels. */
function offsetOf(rail: HTMLElement, at: number): number {
  const items = rail.querySelectorAll(':scope > ul > li');
  const [first, wanted] = [items[0], items[at]].map((item) => item?.getBoundingClientRect().left ?? 0);
  return (wanted ?? 0) - (first ?? 0);
}
