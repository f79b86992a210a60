'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { momentOfWallTime, momentText, quickMoments, wallTime } from '@/domain/site/preview-moments.ts';
import { previewMomentCookie } from '@/web/platform/preview-moment.ts';
import '@/ui/theme/staff.css';

type Props = {
  /** Time of the render, epoch milliseconds. */
  now: number;
  /** Whether staff chose that time. */
  chosen: boolean;
  timeZone: string;
};

/** In previews only: shows the time of the preview, and lets staff choose another (PLUS-03). */
export function PreviewBar({ now, chosen, timeZone }: Props) {
  return (
    <Popover className="staff-bar preview-bar" data-chosen={chosen || undefined}>
      <p role="status">{chosen ? `As of ${momentText(now, timeZone)}` : 'Draft, as of now'}</p>
      {chosen && (
        <button type="button" onClick={() => lookAt(null)}>
          Back to now
        </button>
      )}
      <PopoverButton>Another date</PopoverButton>
      {/* Next to its button in tab order, since it closes when the focus is elsewhere. */}
      <PopoverPanel>
        <Choices now={now} timeZone={timeZone} />
      </PopoverPanel>
      <WayOut />
    </Popover>
  );
}

/** A link to leave the preview, outside the studio, which has its own. */
function WayOut() {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    if (window.parent === window) setHere(`${location.pathname}${location.search}`);
  }, []);
  return here && <a href={`/api/draft-mode/disable?to=${encodeURIComponent(here)}`}>Leave the preview</a>;
}

function Choices({ now, timeZone }: Omit<Props, 'chosen'>) {
  const [text, setText] = useState(wallTime(now, timeZone));
  const moment = momentOfWallTime(text, timeZone);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (moment !== null) lookAt(moment);
      }}
    >
      {quickMoments(Date.now(), timeZone).map(({ label, ms }) => (
        <button key={label} type="button" onClick={() => lookAt(ms)}>
          {label}
        </button>
      ))}
      <label>
        Date and time of the site
        <input type="datetime-local" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {moment === null && <p role="alert">Choose a day and a time.</p>}
      <button type="submit" disabled={moment === null}>
        Show the site then
      </button>
    </form>
  );
}

/** Sets the time of the preview; null for the present. */
function lookAt(moment: number | null): void {
  const age = moment === null ? '; Max-Age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that staff use.
  document.cookie = `${previewMomentCookie}=${moment ?? ''}; Path=/; SameSite=Lax${age}`;
  location.reload();
}
