'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useAdopted } from '../hydration/use-adopted-client.ts';

type Choice<Value extends string> = { value: Value; label: string };
type Props<Value extends string> = {
  /** The accessible name. */
  label: string;
  /** What is chosen. */
  value: Value;
  choices: readonly Choice<Value>[];
  onChange(value: Value): void;
};

/** One of a few choices: radio buttons styled as one bar. */
export function Segmented<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const name = useId();
  const [first] = useState(value);
  const bar = useAdopted<HTMLFieldSetElement>((fieldset) => {
    const checked = fieldset.querySelector<HTMLInputElement>(':checked')?.value;
    const choice = choices.find((one) => one.value === checked);
    if (choice) onChange(choice.value);
  });
  const isHydration = useRef(true);
  useLayoutEffect(() => {
    // A value that changed elsewhere must be written: React leaves uncontrolled radio buttons as
    // they are.
    if (!isHydration.current)
      for (const button of bar.current?.querySelectorAll('input') ?? []) button.checked = button.value === value;
    isHydration.current = false;
  });
  return (
    <fieldset ref={bar} className="segmented segments-even max-[481px]:flex max-[481px]:w-full">
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === first}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
