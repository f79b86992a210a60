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
  const restarts = useRef(false);
  useEffect(() => {
    const moved = ({ state }: PopStateEvent) => {
      if (!state || !element.current || isInDialog(element.current)) return;
      if (restarts.current) write('replaceState', name, 0, 0);
      restarts.current = false;
      latest.current(entryOf(window.history.state, name).step);
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [element, name]);
  return {
    /** Call after a step is shown: Back then leads to the one before, also in a resumed form. */
    push(step: number): void {
      if (!element.current || isInDialog(element.current)) return;
      const { depth } = entryOf(window.history.state, name);
      // The first entry of a resumed form names no step, and that of a fragment has no state.
      write('replaceState', name, step - 1, depth);
      write('pushState', name, step, depth + 1);
    },
    /** Goes back in the history if its newest entry is this step's; else returns false. */
    back(step: number): boolean {
      const entry = entryOf(window.history.state, name);
      if (entry.step !== step || !entry.depth) return false;
      window.history.back();
      return true;
    },
    /** Makes the first step the newest entry: Back then leaves the form. */
    restart(): void {
      const { depth } = entryOf(window.history.state, name);
      restarts.current = depth > 0;
      if (depth) window.history.go(-depth);
    },
  };
}

function write(how: 'pushState' | 'replaceState', name: string, step: number, depth: number): void {
  window.history[how]({ ...window.history.state, [key]: { name, step, depth } }, '');
}

const isInDialog = (form: HTMLFormElement): boolean => form.closest('dialog, [role="dialog"]') !== null;

type Entry = { name: string; step: number; depth: number };
const none = { step: 0, depth: 0 };

/** The step that an entry of the history names for a form, with how many of its entries are before it. */
export function entryOf(state: unknown, name: string): Pick<Entry, 'step' | 'depth'> {
  const found = (state as { [key]?: Entry } | null)?.[key];
  return found?.name === name && Number.isInteger(found.step) && found.step > 0 ? found : none;
}
