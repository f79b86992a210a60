'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isTouched } from './is-touched.ts';

/**
 * Calls `adopt` for a control that was changed before hydration. The DOM is right and the state
 * follows it: so controls are uncontrolled (`defaultValue`, `defaultChecked`), and `useWritten`
 * writes values that change elsewhere.
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
