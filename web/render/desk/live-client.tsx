'use client';

import { useEffect, useState } from 'react';

/** Somebody writes, is about to, or has opened something here: the page must not go away under their hands. */
function isBusy(): boolean {
  if (document.querySelector('details[open]')) return true;
  const { activeElement: active } = document;
  const all = <Field extends Element>(name: string) => [...document.querySelectorAll<Field>(name)];
  return (
    active instanceof HTMLSelectElement ||
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLInputElement ||
    all<HTMLTextAreaElement>('textarea').some((field) => field.value !== field.defaultValue) ||
    all<HTMLInputElement>('input').some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    ) ||
    all<HTMLSelectElement>('select').some(({ options, selectedIndex }) => selectedIndex !== firstOf(options))
  );
}

/** Which option a select had when the page was made. */
const firstOf = (options: HTMLOptionsCollection): number =>
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );

/** For so long a form that was sent, or a link that was followed, may be on its way: to reload then would call it back. Milliseconds. */
const leavingMs = 5_000;
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
 * Shows what changed since the page was made, as it changes, and an enquiry that becomes overdue at that moment: the page is fetched again,
 * or says so where somebody is writing.
 */
export function Live({ since, dueInMs }: Props) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    let events: EventSource;
    let reopen: ReturnType<typeof setTimeout> | undefined;
    let leftAtMs = Number.NEGATIVE_INFINITY;
    const leave = ({ type, target }: Event) => {
      if (type === 'submit' || (target instanceof Element && target.closest('a'))) leftAtMs = performance.now();
    };
    const show = () => {
      if (performance.now() - leftAtMs < leavingMs) setTimeout(show, leavingMs);
      else if (isBusy()) setWaits(true);
      else window.location.reload();
    };
    const open = () => {
      events = new EventSource(`/api/desk/events?since=${since}`);
      events.addEventListener('message', show);
      events.addEventListener('error', () => {
        if (events.readyState === EventSource.CLOSED) reopen = setTimeout(open, reopenMs);
      });
    };
    open();
    document.addEventListener('submit', leave);
    document.addEventListener('click', leave);
    const due = dueInMs === null ? undefined : setTimeout(show, Math.min(dueInMs + 1_000, maxWaitMs));
    return () => {
      events.close();
      clearTimeout(reopen);
      document.removeEventListener('submit', leave);
      document.removeEventListener('click', leave);
      clearTimeout(due);
    };
  }, [since, dueInMs]);
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
