'use client';

import { type CSSProperties, useId, useReducer, useRef, useState } from 'react';
import { isChangedLater } from '../hydration/early-input.ts';
import { isTouched } from '../hydration/is-touched.ts';
import { useAdopted } from '../hydration/use-adopted-client.ts';
import { useWritten } from '../hydration/use-written-client.ts';
import { TypedNumber } from './typed-number-client.tsx';

/** How a number was changed: by the slider, by each letter that is typed, or typed and done. */
export type NumberChange = 'slid' | 'typing' | 'typed';

export type SliderFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as people read it: "$66,990", "5", "8.50". */
  shown: string;
  /** What stands behind the value in the box: "years", "% p.a.". */
  unit?: string;
  /** The ends of the slider as people read them. */
  ends: readonly [least: string, most: string];
  /** The number in typed text; null when there is none. */
  parse(text: string): number | null;
  onChange(value: number, how: NumberChange): void;
  help?: string | undefined;
  /** One sentence about a value that does not fit; it stands in place of the help. */
  problem?: string | undefined;
};

/** A number that may be slid, stepped by keys or typed: one value, two controls, both named by the label. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, min, max, step, shown, unit, ends, onChange, help, problem } = props;
  const id = useId();
  const note = problem ?? help;
  const inside = String(Math.min(max, Math.max(min, value)));
  const at = max > min ? (Number(inside) - min) / (max - min) : 0;
  const [first] = useState(inside);
  const [, redraw] = useReducer((draws: number) => draws + 1, 0);
  const slide = (slider: HTMLInputElement) => {
    onChange(slider.valueAsNumber, 'slid');
    redraw();
  };
  const box = useRef<HTMLInputElement>(null);
  const slider = useAdopted<HTMLInputElement>((input) => {
    if (!box.current || !isTouched(box.current) || isChangedLater(input, box.current)) slide(input);
  });
  useWritten(slider, inside);
  return (
    <div className="grid min-w-0 gap-0.5">
      <div className="slider-head">
        <label htmlFor={id}>{label}</label>
        <span className="slider-box" data-problem={problem ? '' : undefined}>
          <TypedNumber {...props} id={id} noteId={note ? `${id}-note` : undefined} box={box} slider={slider} />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      </div>
      <input
        ref={slider}
        type="range"
        className="slider"
        style={{ '--at': at } as CSSProperties}
        aria-label={`${label}, slider`}
        aria-valuetext={unit ? `${shown} ${unit}` : shown}
        min={min}
        max={max}
        step={step}
        defaultValue={first}
        onChange={(event) => slide(event.currentTarget)}
      />
      <div className="slider-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={problem ? 'slider-problem' : 'slider-help'}
          role={problem ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
