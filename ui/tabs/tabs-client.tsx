'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useLazy } from '../lazy/use-lazy-client.ts';
import type { Early, TabName } from './tab-list-client.tsx';

type Tab = { key: string; label: string; panel: ReactNode };
type Props = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
};

const loadList = async () => (await import('./tab-list-client.tsx')).TabList;
const warmList = () => void loadList().catch(() => undefined);
const keys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Panels with tabs. Without script all panels are shown, each below its label. A tap works as a
 * button; keyboard support (Headless UI) loads when the list gets the focus.
 */
export function Tabs({ label, tabs }: Props) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const [used, setUsed] = useState(false);
  const early = useRef<Early>({ focused: false, keys: [] });
  // Until it is loaded each tab is a stop of the Tab key; a failed load is tried again at the next
  // key.
  const List = useLazy(used, loadList, () => {
    early.current.keys = [];
    setUsed(false);
  });
  const names: TabName[] = tabs.map((tab, at) => ({
    key: tab.key,
    label: tab.label,
    id: `${id}-tab-${at}`,
    panelId: `${id}-panel-${at}`,
  }));
  const use = (key?: string) => {
    early.current.focused = true;
    if (key) early.current.keys.push(key);
    setUsed(true);
  };
  return (
    <div>
      {List ? (
        <List label={label} names={names} shown={shown} onShow={setShown} early={early.current} />
      ) : (
        <div
          role="tablist"
          aria-label={label}
          className="tab-list"
          onFocus={warmList}
          onKeyUp={({ key }) => key === 'Tab' && use()}
          onKeyDown={(event) => {
            if (!keys.has(event.key)) return;
            event.preventDefault();
            use(event.key);
          }}
        >
          {names.map((tab, at) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={tab.id}
              className="tab"
              aria-selected={at === shown}
              aria-controls={tab.panelId}
              onClick={() => setShown(at)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      {tabs.map((tab, at) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={names[at]?.panelId}
          className="tab-panel"
          aria-labelledby={names[at]?.id}
          data-selected={at === shown || undefined}
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
