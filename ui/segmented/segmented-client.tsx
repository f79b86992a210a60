'use client';

import { useId } from 'react';
import styles from './segmented.module.css';

type Choice<Value extends string> = { value: Value; label: string };
type Props<Value extends string> = {
  /** What is chosen, for those who listen. */
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange(value: Value): void;
};

/** One of a few, all in sight: radio buttons dressed as one bar, moved by arrow keys. */
export function Segmented<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
