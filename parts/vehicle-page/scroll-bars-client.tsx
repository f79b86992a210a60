'use client';

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** Id of the page's buttons, which the bar replaces when they are out of sight. */
  actionsId: string;
  header: ReactNode;
  bar: ReactNode;
};

/**
 * Scroll distances in pixels after which the header appears, and the bar becomes compact (VDP-03,
 * VDP-04).
 */
const headerFrom = 500;
const compactFrom = 900;

const atTop = { header: false, compact: false, away: false };

/**
 * `away` only if the buttons are above the view: on a small screen they may at first be below it.
 */
function scrolledNow(actionsId: string): typeof atTop {
  const bottom = document.getElementById(actionsId)?.getBoundingClientRect().bottom ?? 1;
  return { header: scrollY > headerFrom, compact: scrollY > compactFrom, away: bottom <= 0 };
}

/** Returns the same object if nothing changed, so that React does not render. */
const settled = (before: typeof atTop, now: typeof atTop): typeof atTop =>
  now.header === before.header && now.compact === before.compact && now.away === before.away ? before : now;

/**
 * A bar with the vehicle at the top once the page is scrolled, and on phones its actions at the
 * bottom once the buttons are out of sight. Neither covers the focused element (WCAG 2.4.11).
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

/**
 * A link of a bar opens the dialog of the sidebar's button; without that it leads to the form on
 * the page.
 */
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
 * Scrolls a focused element out from under a bar. Not while the pointer is down, since the release
 * must hit the same element; and not elements higher than the window: a press on plain text focuses
 * all of `main`.
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
