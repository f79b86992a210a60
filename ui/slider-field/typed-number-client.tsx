'use client';

import { type FocusEvent, type KeyboardEvent, type RefObject, useReducer, useRef, useState } from 'react';
import { isChangedLater } from '../hydration/early-input.ts';
import { isTouched } from '../hydration/is-touched.ts';
import { useAdopted } from '../hydration/use-adopted-client.ts';
import { useWritten } from '../hydration/use-written-client.ts';
import type { SliderFieldProps } from './slider-field-props.ts';

type Props = SliderFieldProps & { id: string; noteId: string | undefined; box: Control; slider: Control };
type Control = RefObject<HTMLInputElement | null>;

/**
 * The text field of a slider field. Typed text stays until the field is left or Enter is pressed,
 * but a valid number counts at once; Escape restores the old value.
 */
export function TypedNumber({ id, noteId, box, slider, ...field }: Props) {
  const { value, min, max, shown, parse, onChange, problem } = field;
  const [first] = useState(shown);
  const typing = useRef(false);
  const before = useRef(value);
  const [, redraw] = useReducer((draws: number) => draws + 1, 0);
  const type = (input: HTMLInputElement) => {
    if (!typing.current) before.current = value;
    typing.current = true;
    const number = /\d/.test(input.value) ? parse(input.value) : null;
    if (number !== null && number >= min && number <= max) onChange(number, 'typing');
  };
  const finish = (number: number | null) => {
    if (!typing.current) return;
    typing.current = false;
    if (number !== null) onChange(number, 'typed');
    redraw();
  };
  useAdopted((input) => {
    if (slider.current && isTouched(slider.current) && isChangedLater(slider.current, input)) return;
    type(input);
    if (document.activeElement !== input) finish(parse(input.value));
  }, box);
  useWritten(box, shown, typing);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finish(parse(event.currentTarget.value));
    if (event.key === 'Escape') finish(before.current);
  };
  return (
    <input
      ref={box}
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={first}
      aria-invalid={problem ? true : undefined}
      aria-describedby={noteId}
      size={Math.max(4, shown.length)}
      onFocus={selectAll}
      onChange={(event) => type(event.currentTarget)}
      onBlur={(event) => finish(parse(event.currentTarget.value))}
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * Not when React replays a focus from before hydration: the next letter would replace what was
 * typed since.
 */
function selectAll({ isTrusted, currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (isTrusted) currentTarget.select();
}
