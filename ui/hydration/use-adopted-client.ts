'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isTouched } from './is-touched.ts';

/**
 * Hands over a control that people changed before React took the page over. What is in the DOM is right: the state follows it, never
 * the other way round. So controls are uncontrolled (`defaultValue`, `defaultChecked`), and what changes elsewhere is written by `useWritten`.
 */
export function useAdopted<Control extends HTMLElement>(
  adopt: (control: Control) => void,
  given?: RefObject<Control | null>,
): RefObject<Control | null> {
  const own = useRef<Control>(null);
  const control = given ?? own;
  const atHydration = useRef(adopt);
  useLayoutEffect(() => {
    if (control.current && isTouched(control.current)) atHydration.current(control.current);
  }, [control]);
  return control;
}
