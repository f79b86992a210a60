'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { type EarlyInput, type EarlyPress, earlyInput } from '@/ui/hydration/early-input.ts';

type Missed = { presses: EarlyPress[]; values: EarlyInput['values'] };

/**
 * Last in the page: when its effects run, everything before it is hydrated. Replays earlier
 * presses, restores text typed into text areas with initial text (React overwrites it), and marks
 * the page as hydrated. Renders nothing.
 */
export function Hydrated() {
  const [missed, setMissed] = useState<Missed | null>(null);
  // A state set in a layout effect makes React run all effects at once: a press after the end of the
  // recording, and before the effects that listen to the document, would be lost.
  useLayoutEffect(() => {
    const early = earlyInput();
    early?.stop();
    // A click still being dispatched made React hydrate at once, and reaches its button itself.
    const presses = [...(early?.presses.values() ?? [])].filter(({ event }) => event.eventPhase === Event.NONE);
    setMissed((found) => found ?? { presses, values: new Map(early?.values) });
    early?.presses.clear();
    early?.values.clear();
  }, []);
  useEffect(() => {
    if (!missed) return;
    for (const [control, text] of missed.values) if (control instanceof HTMLTextAreaElement) restore(control, text);
    for (const press of missed.presses) pressAgain(press);
    performance.mark('hydrated');
    document.documentElement.dataset.hydrated = '';
    // Events are not part of the page: loaded when idle; a failure is only a warning (ANL-01).
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => void import('@/parts/shopper-event/start-events.ts').catch(console.warn));
  }, [missed]);
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
