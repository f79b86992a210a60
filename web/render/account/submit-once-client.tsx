'use client';

import { useEffect } from 'react';

/** A form that has not led to another page after this may be sent again, milliseconds. */
const againMs = 8_000;

/**
 * While a form is on its way a second press sends nothing. Browsers drop the answer to the first, with its cookies: a code would be used up, or
 * texted, for nothing. Shows nothing.
 */
export function SubmitOnce() {
  useEffect(() => {
    let sent = new Map<EventTarget, number>();
    const onSubmit = (event: SubmitEvent) => {
      const { target, defaultPrevented } = event;
      if (defaultPrevented || !target) return;
      if (performance.now() - (sent.get(target) ?? Number.NEGATIVE_INFINITY) < againMs) event.preventDefault();
      else sent.set(target, performance.now());
    };
    // A page that comes back as it was left begins anew.
    const onShown = () => {
      sent = new Map();
    };
    document.addEventListener('submit', onSubmit);
    window.addEventListener('pageshow', onShown);
    return () => {
      document.removeEventListener('submit', onSubmit);
      window.removeEventListener('pageshow', onShown);
    };
  }, []);
  return null;
}
