'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type Tab = { key: string; label: string; panel: ReactNode };
type Props = {
  /** What the tabs are about, for those who listen. */
  label: string;
  tabs: readonly Tab[];
};

/**
 * Panels of which one is in sight, chosen by its tab; arrow keys, Home and End move (WAI-ARIA tabs). Without script all panels
 * stand one under the other, each under its label.
 */
export function Tabs({ label, tabs }: Props) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = target(event.key, shown, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
        {tabs.map((tab, at) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            className="tab"
            aria-selected={at === shown}
            aria-controls={`${id}-panel-${at}`}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => setShown(at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          className="tab-panel"
          aria-labelledby={`${id}-tab-${at}`}
          data-shown={at === shown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable from its tab (WAI-ARIA tabs)
          tabIndex={0}
        >
          <p className="tab-label" aria-hidden>
            {tab.label}
          </p>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** Which tab a key leads to; round at both ends. */
function target(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
