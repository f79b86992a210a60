'use client';

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** The buttons on the page in whose place the bar is. */
  actionsId: string;
  header: ReactNode;
  bar: ReactNode;
};

/** The header comes after so many pixels; the bar looks another way after so many (VDP-03, VDP-04). */
const headerFrom = 500;
const compactFrom = 900;

const atTop = { header: false, compact: false, away: false };

/** The buttons have left the view only where they are above it: at the top of a small screen they may be below it. */
function scrolledNow(actionsId: string): typeof atTop {
  const bottom = document.getElementById(actionsId)?.getBoundingClientRect().bottom ?? 1;
  return { header: scrollY > headerFrom, compact: scrollY > compactFrom, away: bottom <= 0 };
}

/** The same object while nothing changes: then nothing is rendered. */
const settled = (before: typeof atTop, now: typeof atTop): typeof atTop =>
  now.header === before.header && now.compact === before.compact && now.away === before.away ? before : now;

/**
 * The vehicle in one line at the top once the page is scrolled, and on phones its actions at the foot once the buttons have left the view.
 * Neither covers what has the focus (WCAG 2.4.11).
 */
export function ScrollBars({ actionsId, header, bar }: Props) {
  const [scrolled, setScrolled] = useState(atTop);
  const top = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => setScrolled((before) => settled(before, scrolledNow(actionsId)));
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [actionsId]);
  useEffect(() => scrollFocusIntoView(top, foot), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed, by keyboard too
    <div onClick={openDialog}>
      <div
        ref={top}
        inert={!scrolled.header}
        className={clsx(
          'fixed inset-x-0 top-0 z-20 hidden border-b border-line bg-surface shadow-2 motion-safe:transition-transform laptop:block print:hidden',
          !scrolled.header && 'invisible [translate:0_-100%]',
        )}
      >
        {header}
      </div>
      <div
        ref={foot}
        inert={!scrolled.away}
        data-compact={scrolled.compact || undefined}
        className={clsx(
          'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-(--gutter) pb-[env(safe-area-inset-bottom)] laptop:hidden print:hidden',
          scrolled.compact ? 'shadow-3' : 'shadow-1',
          !scrolled.away && 'invisible [translate:0_100%]',
        )}
      >
        <div className={scrolled.compact ? 'py-2' : 'py-3'}>{bar}</div>
      </div>
    </div>
  );
}

/** A link of a bar opens the dialog of the sidebar's own button; where that is not there, it leads to the form on the page. */
function openDialog(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const opens = event.target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
  const opener = opens ? document.getElementById(opens) : null;
  if (!opener) return;
  event.preventDefault();
  opener.click();
}

type Ref = { current: HTMLElement | null };

/**
 * Scrolls what gets the focus out from under a bar. Not while something is pressed: the release has
 * to meet the same target as the press. Nor what is higher than the window: a press on plain text
 * gives the focus to all of `main`.
 */
function scrollFocusIntoView(top: Ref, foot: Ref): () => void {
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || top.current?.contains(target) || foot.current?.contains(target)) return;
    if (target.closest('[role=dialog]') || document.querySelector(':active')) return;
    const box = target.getBoundingClientRect();
    if (box.height > innerHeight) return;
    const ceiling = shown(top.current) ? (top.current?.getBoundingClientRect().bottom ?? 0) : 0;
    const floor = shown(foot.current) ? (foot.current?.getBoundingClientRect().top ?? innerHeight) : innerHeight;
    const gap = 12;
    if (box.bottom > floor) scrollBy(0, Math.min(box.bottom - floor + gap, box.top - ceiling - gap));
    else if (box.top < ceiling) scrollBy(0, box.top - ceiling - gap);
  };
  document.addEventListener('focusin', look);
  return () => document.removeEventListener('focusin', look);
}

const shown = (bar: HTMLElement | null): boolean => bar !== null && !bar.inert && bar.offsetHeight > 0;
