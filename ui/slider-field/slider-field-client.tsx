'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import styles from './slider-field.module.css';

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
  /** The number in typed words; null when there is none. */
  parse(text: string): number | null;
  /** `how` it was changed: by the slider, or typed. */
  onChange(value: number, how: 'slid' | 'typed'): void;
  help?: string | undefined;
  /** One sentence about a value that does not fit; it stands in place of the help. */
  problem?: string | undefined;
};

/** A number that may be slid, stepped by keys or typed: one value, two controls, both named by the label. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, min, max, step, shown, unit, ends, onChange, help, problem } = props;
  const id = useId();
  const note = problem ?? help;
  const at = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.box} data-problem={problem ? '' : undefined}>
          <TypedNumber {...props} id={id} noteId={note ? `${id}-note` : undefined} />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      </div>
      <input
        type="range"
        className={styles.range}
        style={{ '--at': at } as React.CSSProperties}
        aria-label={`${label}, slider`}
        aria-valuetext={unit ? `${shown} ${unit}` : shown}
        min={min}
        max={max}
        step={step}
        value={Math.min(max, Math.max(min, value))}
        onChange={(event) => onChange(event.target.valueAsNumber, 'slid')}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {note && (
        <p id={`${id}-note`} className={problem ? styles.problem : styles.help} role={problem ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

type TypedProps = SliderFieldProps & { id: string; noteId: string | undefined };

/** The box keeps what is typed until it is left or Enter is pressed; Escape gives the old value back. */
function TypedNumber({ id, noteId, shown, parse, onChange, problem }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const number = typed === null ? null : parse(typed);
    if (number !== null) onChange(number, 'typed');
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      aria-invalid={problem ? true : undefined}
      aria-describedby={noteId}
      size={Math.max(4, (typed ?? shown).length)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
