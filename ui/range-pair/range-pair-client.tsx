'use client';

import type { CSSProperties } from 'react';
import styles from './range-pair.module.css';

type Props = {
  /** What the pair limits, for those who listen: "Price". */
  label: string;
  min: number;
  max: number;
  step: number;
  /** How near the two may come. */
  gap: number;
  low: number;
  high: number;
  shown(value: number): string;
  onChange(low: number, high: number): void;
};

/** Two thumbs on one line that never cross: two native sliders laid over each other, each by keyboard and by name. */
export function RangePair({ label, min, max, step, gap, low, high, shown, onChange }: Props) {
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  return (
    <fieldset className={styles.pair} style={{ '--low': share(low), '--high': share(high) } as CSSProperties}>
      <legend className="visually-hidden">{label}</legend>
      <input
        type="range"
        aria-label={`Lowest ${label.toLowerCase()}`}
        // Where both lie on each other at the upper end, only this one can still go anywhere: it has to be on top.
        style={{ zIndex: share(low) > 0.5 ? 2 : undefined }}
        aria-valuetext={shown(low)}
        min={min}
        max={max}
        step={step}
        value={low}
        onChange={(event) => onChange(Math.max(min, Math.min(event.target.valueAsNumber, high - gap)), high)}
      />
      <input
        type="range"
        aria-label={`Highest ${label.toLowerCase()}`}
        aria-valuetext={shown(high)}
        min={min}
        max={max}
        step={step}
        value={high}
        onChange={(event) => onChange(low, Math.min(max, Math.max(event.target.valueAsNumber, low + gap)))}
      />
    </fieldset>
  );
}
