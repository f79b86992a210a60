'use client';

import { useId, useReducer, useRef, useState } from 'react';
import { isChangedLater } from '../hydration/early-input.ts';
import { isTouched } from '../hydration/is-touched.ts';
import { useAdopted } from '../hydration/use-adopted-client.ts';
import { useWritten } from '../hydration/use-written-client.ts';
import type { SliderFieldProps } from './slider-field-props.ts';
import { TypedNumber } from './typed-number-client.tsx';

/** A number with a slider and a text field, both named by the label. */
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
        style={{ '--at': at }}
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
