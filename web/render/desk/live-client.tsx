'use client';

import { useEffect, useState } from 'react';

/** Somebody writes or has opened something here: the page must not go away under their hands. */
function isBusy(): boolean {
  if (document.querySelector('details[open]')) return true;
  const { activeElement: active } = document;
  const fields = [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input[type=search]')];
  return fields.some((field) => field.value !== field.defaultValue) || active instanceof HTMLSelectElement;
}

/** Browsers count no further, milliseconds. */
const longestWaitMs = 86_400_000;

type Props = {
  /** When the page was made, epoch milliseconds. */
  since: number;
  /** How long after that the next enquiry becomes overdue, milliseconds; null for none. */
  dueInMs: number | null;
  /** Enquiries that nobody answered: the tab says how many, also while another is looked at. */
  waiting: number;
};

/**
 * Shows what changed since the page was made, as it changes, and an enquiry that becomes overdue at that moment: the page is fetched again,
 * or says so where somebody is writing.
 */
export function Live({ since, dueInMs, waiting }: Props) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const events = new EventSource(`/api/desk/events?since=${since}`);
    const show = () => {
      if (isBusy()) setWaits(true);
      else window.location.reload();
    };
    events.addEventListener('message', show);
    const due = dueInMs === null ? undefined : setTimeout(show, Math.min(dueInMs + 1_000, longestWaitMs));
    return () => {
      events.close();
      clearTimeout(due);
    };
  }, [since, dueInMs]);
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  }, [waiting]);
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
