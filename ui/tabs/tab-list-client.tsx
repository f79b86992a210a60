'use client';

import { Tab as HeadlessTab, TabList as HeadlessTabList, TabGroup } from '@headlessui/react';
import { useEffect, useRef } from 'react';

export type TabName = { key: string; label: string; id: string; panelId: string };
export type TabListProps = {
  label: string;
  names: readonly TabName[];
  shown: number;
  onShow(at: number): void;
  early: Early;
};

/** Whether the former list had the focus, and its key presses, which are replayed. */
export type Early = { focused: boolean; keys: string[] };

/**
 * The tab list with keyboard support (Headless UI). Pages use Tabs, which loads this at the first
 * use.
 */
export function TabList({ label, names, shown, onShow, early }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const atFirst = useRef({ shown, early });
  useEffect(() => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    // Headless UI sets this only for its own panels.
    for (const [at, tab] of tabs.entries()) tab.setAttribute('aria-controls', names[at]?.panelId ?? '');
  }, [names]);
  useEffect(() => {
    const { shown, early } = atFirst.current;
    // Not named like a utility class: after a `!` Tailwind would take the name for that class and
    // write its seven rules again.
    const focused = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[shown];
    if (!early.focused || focused === undefined || document.activeElement !== document.body) return;
    focused.focus({ preventScroll: true });
    // The tab group registers its tabs with its next render, and moves by one key in each.
    let frame = requestAnimationFrame(function press() {
      const key = early.keys.shift();
      if (!key) return;
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      frame = requestAnimationFrame(press);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <TabGroup selectedIndex={shown} onChange={onShow}>
      <HeadlessTabList ref={list} aria-label={label} className="tab-list">
        {names.map(({ key, label, id }) => (
          <HeadlessTab key={key} id={id} type="button" className="tab">
            {label}
          </HeadlessTab>
        ))}
      </HeadlessTabList>
    </TabGroup>
  );
}
