'use client';

import { type RefObject, useEffect, useRef } from 'react';

const key = 'formStep';

/**
 * Makes each step of a form an entry of the browser's history: Back on the second step leads to the
 * first, and what was typed stays. A form in a dialog adds none: there Back closes the dialog.
 * `show` is called with the step that Back or Forward leads to.
 */
export function useStepHistory(element: RefObject<HTMLFormElement | null>, name: string, show: (step: number) => void) {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const moved = ({ state }: PopStateEvent) => {
      if (state && element.current && !isInDialog(element.current)) latest.current(stepOf(state, name));
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [element, name]);
  return {
    /** Call after a step is shown: Back then leads to the one before. */
    push(step: number): void {
      if (!element.current || isInDialog(element.current)) return;
      // A link to a fragment leaves an entry without state, in which Back would find no step.
      if (!window.history.state) window.history.replaceState({ [key]: { name, step: step - 1 } }, '');
      window.history.pushState({ ...window.history.state, [key]: { name, step } }, '');
    },
    /** Goes back in the history if its newest entry is this step's; else returns false. */
    back(step: number): boolean {
      if (stepOf(window.history.state, name) !== step) return false;
      window.history.back();
      return true;
    },
  };
}

const isInDialog = (form: HTMLFormElement): boolean => form.closest('dialog, [role="dialog"]') !== null;

/** The step that an entry of the history names for a form; 0 where it names none. */
export function stepOf(state: unknown, name: string): number {
  if (typeof state !== 'object' || state === null || !(key in state)) return 0;
  const found = state[key];
  const isOwn = typeof found === 'object' && found !== null && 'name' in found && found.name === name;
  return isOwn && 'step' in found && Number.isInteger(found.step) && Number(found.step) > 0 ? Number(found.step) : 0;
}
