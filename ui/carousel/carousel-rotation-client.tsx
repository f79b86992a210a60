'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  carouselId: string;
  /** Milliseconds. */
  everyMs: number;
  pause: ReactNode;
  play: ReactNode;
};

/**
 * Moves a carousel item by item and back to the first, with a button to pause. It does not move,
 * and has no button, under reduced motion; it pauses under the pointer, while something in it has
 * the focus or is open, and out of sight.
 */
export function CarouselRotation({ carouselId, everyMs, pause, play }: Props) {
  const [moving, setMoving] = useState(true);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => goOn(carouselId), everyMs);
    return () => clearInterval(timer);
  }, [moving, carouselId, everyMs]);
  return (
    <button
      type="button"
      className="carousel-step carousel-rotation"
      aria-label={moving ? 'Pause the slider' : 'Start the slider'}
      onClick={() => setMoving(!moving)}
    >
      {moving ? pause : play}
    </button>
  );
}

function goOn(id: string): void {
  const rail = document.getElementById(id);
  if (!rail || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches || engaged(rail)) return;
  const atEnd = rail.scrollLeft >= rail.scrollWidth - rail.clientWidth - 4;
  const item = rail.querySelector('li')?.getBoundingClientRect().width ?? rail.clientWidth;
  if (atEnd) rail.scrollTo({ left: 0, behavior: 'smooth' });
  else rail.scrollBy({ left: item + gap, behavior: 'smooth' });
}

/** The gap between items in the style sheet; the row snaps, so a pixel does not matter. */
const gap = 20;

function engaged(rail: HTMLElement): boolean {
  // Browsers without `checkVisibility` lay everything out.
  if (rail.checkVisibility?.({ contentVisibilityAuto: true }) === false) return true;
  const { top, bottom } = rail.getBoundingClientRect();
  const outOfSight = bottom < 0 || top > innerHeight;
  return outOfSight || rail.matches(':hover, :focus-within') || rail.querySelector('details[open]') !== null;
}
