'use client';

import { useEffect } from 'react';
import { useFreshPage } from '../use-fresh-page-client.ts';

/** A stream that was refused (a busy or restarting server) is opened again after this, milliseconds: browsers only retry one that broke. */
const reopenMs = 5_000;
/** Browsers count no further, milliseconds. */
const maxWaitMs = 86_400_000;

type Props = {
  /** When the page was made, epoch milliseconds. */
  since: number;
  /** How long after that the next enquiry becomes overdue, milliseconds; null for none. */
  dueInMs: number | null;
};

/**
 * Shows what changed since the page was made, as it changes, and an enquiry that becomes overdue at
 * that moment: the page is fetched again, or a notice is shown where staff are writing.
 */
export function Live({ since, dueInMs }: Props) {
  const { waits, show } = useFreshPage();
  useEffect(() => {
    let events: EventSource;
    let reopen: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      events = new EventSource(`/api/desk/events?since=${since}`);
      events.addEventListener('message', show);
      events.addEventListener('error', () => {
        if (events.readyState === EventSource.CLOSED) reopen = setTimeout(open, reopenMs);
      });
    };
    open();
    const due = dueInMs === null ? undefined : setTimeout(show, Math.min(dueInMs + 1_000, maxWaitMs));
    return () => {
      events.close();
      clearTimeout(reopen);
      clearTimeout(due);
    };
  }, [since, dueInMs, show]);
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
