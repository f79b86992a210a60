'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Writes a value that changed elsewhere into an uncontrolled control, after each render but the
 * first; never while the shopper types in it.
 */
export function useWritten(
  control: RefObject<HTMLInputElement | null>,
  value: string,
  typing?: RefObject<boolean>,
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const input = control.current;
    if (!isFirst.current && !typing?.current && input && input.value !== value) write(input, value);
    isFirst.current = false;
  });
}

/** Keeps a full selection: the shopper is about to type over it. */
function write(input: HTMLInputElement, value: string): void {
  const isSelected =
    document.activeElement === input && input.selectionEnd === input.value.length && input.selectionStart === 0;
  input.value = value;
  if (isSelected) input.select();
}
