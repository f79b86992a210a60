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
 * Lets a carousel go on by itself, item by item and back to the first, and the button that stops it. It does not move under reduced
 * motion, where there is no button either, under the pointer, while something in it has focus or is open, and out of sight.
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

/** Between two items, as the style sheet has it; the row snaps, so that a pixel more or less is nothing. */
const gap = 20;

function engaged(rail: HTMLElement): boolean {
  // Older browsers do not know the question; they lay everything out.
  if (rail.checkVisibility?.({ contentVisibilityAuto: true }) === false) return true;
  const { top, bottom } = rail.getBoundingClientRect();
  const outOfSight = bottom < 0 || top > innerHeight;
  return outOfSight || rail.matches(':hover, :focus-within') || rail.querySelector('details[open]') !== null;
}
