'use client';

import { useEffect, useState } from 'react';

/** Somebody writes or has opened something here: the page must not go away under their hands. */
function isBusy(): boolean {
  const { activeElement: active } = document;
  const fields = [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input[type=search]')];
  return fields.some((field) => field.value !== field.defaultValue) || active instanceof HTMLSelectElement;
}

/** Shows what changed after `since`, epoch milliseconds, as it changes: the page is fetched again, or says so where somebody is writing. */
export function Live({ since }: { since: number }) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const events = new EventSource(`/api/desk/events?since=${since}`);
    events.addEventListener('message', () => {
      if (isBusy()) setWaits(true);
      else window.location.reload();
    });
    return () => events.close();
  }, [since]);
  return (
    <p role="status" className="text-small">
      {waits && (
        <button type="button" className="font-semibold text-link underline" onClick={() => window.location.reload()}>
          There is something new. Show it
        </button>
      )}
    </p>
  );
}
