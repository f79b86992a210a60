'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  railId: string;
  slides: readonly { id: string; name: string }[];
  /** 0: no automatic movement. */
  secondsEach: number;
  pause: ReactNode;
  play: ReactNode;
};

/**
 * Named tabs for the slides of a rail, and a pause button while they move automatically. They do
 * not move under reduced motion or the pointer, or while something in them has the focus. Without
 * script a tab is a link to its slide.
 */
export function SlideControls({ railId, slides, secondsEach, pause, play }: Props) {
  const [current, setCurrent] = useState(0);
  const [moving, setMoving] = useState(false);
  useEffect(() => setMoving(secondsEach > 0 && !reducedMotion() && isAtFirst(railId)), [secondsEach, railId]);
  useEffect(() => watchSlides(railId, setCurrent), [railId]);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!engaged(railId)) show(railId, (current + 1) % slides.length);
    }, secondsEach * 1000);
    return () => clearInterval(timer);
  }, [moving, current, slides.length, railId, secondsEach]);
  return (
    <div className="wrap slides-controls">
      <div className="slides-tabs">
        {slides.map(({ id, name }, at) => (
          <a
            key={id}
            href={`#${id}`}
            className="slides-tab"
            aria-current={at === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              setMoving(false);
              show(railId, at);
            }}
          >
            <span>{name}</span>
          </a>
        ))}
      </div>
      {secondsEach > 0 && (
        <button
          type="button"
          className="slides-pause"
          aria-label={moving ? 'Pause the slides' : 'Start the slides'}
          onClick={() => setMoving(!moving)}
        >
          {moving ? pause : play}
        </button>
      )}
    </div>
  );
}

/** Slides that the shopper has moved already do not start moving. */
const isAtFirst = (railId: string): boolean => document.getElementById(railId)?.scrollLeft === 0;
const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function engaged(railId: string): boolean {
  const slider = document.getElementById(railId)?.parentElement;
  return document.hidden || (slider?.matches(':hover, :focus-within') ?? false);
}

function show(railId: string, at: number): void {
  const rail = document.getElementById(railId);
  rail?.scrollTo({ left: at * rail.clientWidth, behavior: reducedMotion() ? 'auto' : 'smooth' });
}

function watchSlides(railId: string, notify: (current: number) => void): () => void {
  const rail = document.getElementById(railId);
  if (!rail) return () => undefined;
  const look = () => notify(Math.round(rail.scrollLeft / Math.max(1, rail.clientWidth)));
  look();
  rail.addEventListener('scroll', look, { passive: true });
  return () => rail.removeEventListener('scroll', look);
}
