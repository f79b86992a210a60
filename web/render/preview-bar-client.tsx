'use client';

import { useEffect, useState } from 'react';
import { momentOfWallTime, momentWords, quickMoments, wallTime } from '@/domain/site/preview-moments.ts';
import { previewMomentCookie } from '@/web/front/preview-moment.ts';
import '@/ui/theme/staff.css';

type Props = {
  /** The render's clock, epoch milliseconds. */
  now: number;
  /** Whether staff chose that moment, rather than the present. */
  chosen: boolean;
  timeZone: string;
};

/** In a preview: at which moment the site is shown, and other moments to look at (PLUS-03). Shoppers never get it. */
export function PreviewBar({ now, chosen, timeZone }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div
      className="staff-bar left-3 max-w-[min(560px,calc(100vw-24px))] flex-wrap gap-x-2.5 gap-y-1.5"
      data-chosen={chosen || undefined}
    >
      <p role="status">{chosen ? `As of ${momentWords(now, timeZone)}` : 'Draft, as of now'}</p>
      {chosen && (
        <button type="button" onClick={() => lookAt(null)}>
          Back to now
        </button>
      )}
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Another date
      </button>
      <WayOut />
      {open && <Choices now={now} timeZone={timeZone} />}
    </div>
  );
}

/** Back to what shoppers see, where no studio stands around the page: there the studio itself decides. */
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
      className="flex w-full flex-wrap gap-2 pt-1 [align-items:end]"
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
      <label className="grid w-full gap-1">
        Date and time of the site
        <input
          className="min-h-10 rounded-[7px] bg-white px-2.5 py-0 text-[#10151f]"
          type="datetime-local"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {moment === null && <p role="alert">Choose a day and a time.</p>}
      <button type="submit" disabled={moment === null}>
        Show the site then
      </button>
    </form>
  );
}

/** Until the preview is closed, or another moment is chosen. */
function lookAt(moment: number | null): void {
  const age = moment === null ? '; Max-Age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that staff use.
  document.cookie = `${previewMomentCookie}=${moment ?? ''}; Path=/; SameSite=Lax${age}`;
  location.reload();
}
