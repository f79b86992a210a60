'use client';

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** The buttons on the page in whose place the bar stands. */
  actionsId: string;
  header: ReactNode;
  bar: ReactNode;
};

/** The header comes after so many pixels; the bar looks another way after so many (VDP-03, VDP-04). */
const headerFrom = 500;
const compactFrom = 900;

/**
 * The vehicle in one line at the top once the page is scrolled, and on phones its actions at the foot once the buttons have left the view.
 * Neither covers what has the focus (WCAG 2.4.11).
 */
export function ScrollBars({ actionsId, header, bar }: Props) {
  const [scrolled, setScrolled] = useState({ header: false, compact: false });
  const [away, setAway] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () =>
      setScrolled((before) => {
        const now = { header: scrollY > headerFrom, compact: scrollY > compactFrom };
        return now.header === before.header && now.compact === before.compact ? before : now;
      });
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    const actions = document.getElementById(actionsId);
    if (!actions) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen) setAway(!seen.isIntersecting && seen.boundingClientRect.bottom <= 0);
    });
    watch.observe(actions);
    return () => watch.disconnect();
  }, [actionsId]);
  useEffect(() => keepFocusInSight(top, foot), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed, by keyboard too
    <div onClick={openDialog}>
      <div
        ref={top}
        inert={!scrolled.header}
        className={clsx(
          'fixed inset-x-0 top-0 z-20 hidden border-b border-line bg-surface shadow-2 motion-safe:transition-transform laptop:block print:hidden',
          !scrolled.header && 'invisible -translate-y-full',
        )}
      >
        {header}
      </div>
      <div
        ref={foot}
        inert={!away}
        data-compact={scrolled.compact || undefined}
        className={clsx(
          'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-(--gutter) pb-[env(safe-area-inset-bottom)] laptop:hidden print:hidden',
          scrolled.compact ? 'shadow-3' : 'shadow-1',
          !away && 'invisible translate-y-full',
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

/** Scrolls what gets the focus out from under a bar. */
function keepFocusInSight(top: Ref, foot: Ref): () => void {
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || top.current?.contains(target) || foot.current?.contains(target)) return;
    if (target.closest('[role=dialog]')) return;
    const box = target.getBoundingClientRect();
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
