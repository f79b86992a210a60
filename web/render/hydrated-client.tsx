'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type EarlyInput, type EarlyPress, earlyInput } from '@/ui/hydration/early-input.ts';

type Missed = { presses: EarlyPress[]; values: EarlyInput['values'] };

/**
 * Comes last in the page: when its effects run, everything before it listens. What was pressed
 * before is pressed again, what was typed into a text area with a text of its own comes back (React
 * writes those over it), and the page is marked as hydrated. Shows nothing.
 */
export function Hydrated() {
  const missed = useRef<Missed>({ presses: [], values: new Map() });
  useLayoutEffect(() => {
    const early = earlyInput();
    if (!early) return;
    early.stop();
    // A click that is on its way yet made React hydrate at once, and reaches its button by itself.
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
    // What counts the visit is no part of the page: it comes when there is nothing else to do, and its failure is a warning (ANL-01).
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => void import('@/parts/shopper-event/start-events.ts').catch(console.warn));
  }, []);
  return null;
}

/** What is on by now, as the heart of a saved car, is what a press of it meant while it was drawn as off. */
function pressAgain({ event: { target }, off }: EarlyPress): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  if (!off || control?.ariaPressed !== 'true') control?.click();
}

function restore(area: HTMLTextAreaElement, text: string): void {
  if (area.value !== area.defaultValue || area.value === text) return;
  area.setRangeText(text, 0, area.value.length, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
