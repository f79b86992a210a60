'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type EarlyInput, type EarlyPress, earlyInput } from '@/ui/hydration/early-input.ts';

type Missed = { presses: EarlyPress[]; values: EarlyInput['values'] };

/**
 * Last in the page: when its effects run, everything before it is hydrated. Replays earlier
 * presses, restores text typed into text areas with initial text (React overwrites it), and marks
 * the page as hydrated. Renders nothing.
 */
export function Hydrated() {
  const missed = useRef<Missed>({ presses: [], values: new Map() });
  const [, setStopped] = useState(false);
  useLayoutEffect(() => {
    // A state set here makes React run the effects of the page at once: a press before those that
    // listen to the document, and after the recording, would be lost.
    setStopped(true);
    const early = earlyInput();
    if (!early) return;
    early.stop();
    // A click still being dispatched made React hydrate at once, and reaches its button itself.
    const presses = [...early.presses.values()].filter(({ event }) => event.eventPhase === Event.NONE);
    missed.current = { presses, values: new Map(early.values) };
    early.presses.clear();
    early.values.clear();
  }, []);
  useEffect(() => {
    const { presses, values } = missed.current;
    missed.current = { presses: [], values: new Map() };
    for (const [control, text] of values) if (control instanceof HTMLTextAreaElement) restore(control, text);
    for (const press of presses) pressAgain(press);
    performance.mark('hydrated');
    document.documentElement.dataset.hydrated = '';
    // Events are not part of the page: loaded when idle; a failure is only a warning (ANL-01).
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => void import('@/parts/shopper-event/start-events.ts').catch(console.warn));
  }, []);
  return null;
}

/** Skips a toggle that was shown as off but is on by now, as a saved heart: the press meant on. */
function pressAgain({ event: { target }, off }: EarlyPress): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  if (!off || control?.ariaPressed !== 'true') control?.click();
}

function restore(area: HTMLTextAreaElement, text: string): void {
  if (area.value !== area.defaultValue || area.value === text) return;
  area.setRangeText(text, 0, area.value.length, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
