'use client';

import { type ReactNode, useEffect, useState } from 'react';
import styles from './promotion-slider.module.css';

type Props = {
  railId: string;
  names: readonly string[];
  /** 0: it never moves by itself. */
  secondsEach: number;
  pause: ReactNode;
  play: ReactNode;
};

/** A tab for each slide by its name, and a pause while it moves by itself. It stands still under reduced motion, under the pointer and while something in it has focus. */
export function SlideControls({ railId, names, secondsEach, pause, play }: Props) {
  const [current, setCurrent] = useState(0);
  const [moving, setMoving] = useState(false);
  useEffect(() => setMoving(secondsEach > 0 && !reducedMotion()), [secondsEach]);
  useEffect(() => watchSlides(railId, setCurrent), [railId]);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!engaged(railId)) show(railId, (current + 1) % names.length);
    }, secondsEach * 1000);
    return () => clearInterval(timer);
  }, [moving, current, names.length, railId, secondsEach]);
  return (
    <div className={`wrap ${styles.controls}`}>
      {secondsEach > 0 && (
        <button
          type="button"
          className={styles.pause}
          aria-label={moving ? 'Pause the slides' : 'Let the slides move'}
          onClick={() => setMoving(!moving)}
        >
          {moving ? pause : play}
        </button>
      )}
      {names.map((name, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may have one name, and they never change places
          key={at}
          type="button"
          className={styles.tab}
          aria-current={at === current ? 'true' : undefined}
          onClick={() => {
            setMoving(false);
            show(railId, at);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function engaged(railId: string): boolean {
  const slider = document.getElementById(railId)?.parentElement;
  return document.hidden || (slider?.matches(':hover, :focus-within') ?? false);
}

function show(railId: string, at: number): void {
  const rail = document.getElementById(railId);
  rail?.scrollTo({ left: at * rail.clientWidth, behavior: reducedMotion() ? 'auto' : 'smooth' });
}

function watchSlides(railId: string, tell: (current: number) => void): () => void {
  const rail = document.getElementById(railId);
  if (!rail) return () => undefined;
  const look = () => tell(Math.round(rail.scrollLeft / Math.max(1, rail.clientWidth)));
  rail.addEventListener('scroll', look, { passive: true });
  return () => rail.removeEventListener('scroll', look);
}
