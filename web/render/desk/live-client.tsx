'use client';

import { useEffect } from 'react';
import { useFreshPage } from '../use-fresh-page-client.ts';

/**
 * Pause before a refused stream is opened again (server busy or restarting), milliseconds: browsers
 * reconnect only lost connections.
 */
const reopenMs = 5_000;
/** A day, below the maximum of browser timers. Milliseconds. */
const maxWaitMs = 86_400_000;

type Props = {
  /** When the page was made, epoch milliseconds. */
  since: number;
  /** Time from `since` until the next enquiry becomes overdue, milliseconds; null for none. */
  dueInMs: number | null;
};

/**
 * Shows changes since the page was made, and an enquiry when it becomes overdue: reloads the page,
 * or shows a notice while staff are typing.
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
