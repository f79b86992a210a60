'use client';

import { type RefObject, useEffect, useRef } from 'react';

const key = 'formStep';

/**
 * Steps of a form as steps of the browser's history: Back on the second one leads to the first, on the same page, so that nothing typed is
 * lost. A form in a dialog leaves the history alone: there Back closes the dialog. `show` is called with the step that Back or Forward leads to.
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
    /** The step is shown by now; Back shall lead to the one before. */
    push(step: number): void {
      if (!element.current || isInDialog(element.current)) return;
      // A link to a place on the page leaves an entry without a state: Back would find no step in it.
      if (!window.history.state) window.history.replaceState({ [key]: { name, step: step - 1 } }, '');
      window.history.pushState({ ...window.history.state, [key]: { name, step } }, '');
    },
    /** One step back by the history, where its newest entry is this step's; false where it is not. */
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
