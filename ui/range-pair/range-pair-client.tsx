'use client';

import { useRef, useState } from 'react';
import { isChangedLater } from '../hydration/early-input.ts';
import { isTouched } from '../hydration/is-touched.ts';
import { useAdopted } from '../hydration/use-adopted-client.ts';

type Props = {
  /** The accessible name: "Price". */
  label: string;
  min: number;
  max: number;
  step: number;
  /** The smallest distance of both values. */
  gap: number;
  low: number;
  high: number;
  shown(value: number): string;
  onChange(low: number, high: number): void;
};

/**
 * A slider with two thumbs that never cross: two native sliders on top of each other, each with its
 * own name.
 */
export function RangePair({ label, min, max, step, gap, low, high, shown, onChange }: Props) {
  const [first] = useState({ low, high });
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const [lowest, highest] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const slideLow = (to: number) => {
    const from = Math.max(min, Math.min(lowest.current?.valueAsNumber ?? low, to - gap));
    if (lowest.current) lowest.current.value = String(from);
    onChange(from, to);
  };
  const slideHigh = (from: number) => {
    const to = Math.min(max, Math.max(highest.current?.valueAsNumber ?? high, from + gap));
    if (highest.current) highest.current.value = String(to);
    onChange(from, to);
  };
  const pair = useAdopted<HTMLFieldSetElement>(() => {
    if (!lowest.current || !highest.current) return;
    const from = isTouched(lowest.current) ? lowest.current.valueAsNumber : low;
    const to = isTouched(highest.current) ? highest.current.valueAsNumber : high;
    if (isChangedLater(lowest.current, highest.current)) slideLow(Math.max(to, min + gap));
    else slideHigh(Math.min(from, max - gap));
  });
  return (
    <fieldset ref={pair} className="range-pair" style={{ '--low': share(low), '--high': share(high) }}>
      <legend className="visually-hidden">{label}</legend>
      <input
        ref={lowest}
        type="range"
        aria-label={`Lowest ${label.toLowerCase()}`}
        // If both thumbs are at the upper end only this one can move: it must be on top.
        style={{ zIndex: share(low) > 0.5 ? 2 : undefined }}
        aria-valuetext={shown(low)}
        min={min}
        max={max}
        step={step}
        defaultValue={first.low}
        onChange={() => slideLow(high)}
      />
      <input
        ref={highest}
        type="range"
        aria-label={`Highest ${label.toLowerCase()}`}
        aria-valuetext={shown(high)}
        min={min}
        max={max}
        step={step}
        defaultValue={first.high}
        onChange={() => slideHigh(low)}
      />
    </fieldset>
  );
}
