'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useLazy } from '../lazy/use-lazy-client.ts';
import type { Early, TabName } from './tab-list-client.tsx';

type Tab = { key: string; label: string; panel: ReactNode };
type Props = {
  /** What the tabs are about, for those who listen. */
  label: string;
  tabs: readonly Tab[];
};

const loadList = async () => (await import('./tab-list-client.tsx')).TabList;
const warmList = () => void loadList().catch(() => undefined);
const keys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Panels of which one is in sight, chosen by its tab. Without script all panels are one under the other, each under its label. A tap is
 * a button's; the way of a keyboard through the list (Headless UI) comes when the focus reaches it, so that no page waits for it to wake.
 */
export function Tabs({ label, tabs }: Props) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const [used, setUsed] = useState(false);
  const early = useRef<Early>({ focused: false, keys: [] });
  // Until it comes, each tab is reached by the Tab key alone; the next key fetches it again.
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
