'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Writes a value that changed elsewhere into an uncontrolled control, after every render but the first; never while someone types in it. */
export function useWritten(
  control: RefObject<HTMLInputElement | null>,
  value: string,
  typing?: RefObject<boolean>,
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const input = control.current;
    if (!isFirst.current && !typing?.current && input && input.value !== value) input.value = value;
    isFirst.current = false;
  });
}
