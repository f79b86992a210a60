'use client';

import { Tab as HeadlessTab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

export type Tab = { key: string; label: string; panel: ReactNode };
export type TabsProps = {
  /** What the tabs are about, for those who listen. */
  label: string;
  tabs: readonly Tab[];
};

/** The tabs themselves (Headless UI). Pages use Tabs, which fetches this. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div className="tab-group">
      <TabGroup>
        <TabList aria-label={label} className="tab-list">
          {tabs.map((tab) => (
            <HeadlessTab key={tab.key} type="button" className="tab">
              {tab.label}
            </HeadlessTab>
          ))}
        </TabList>
        <TabPanels>
          {tabs.map((tab) => (
            <TabPanel key={tab.key} static className="tab-panel" aria-label={tab.label}>
              <p className="tab-label" aria-hidden>
                {tab.label}
              </p>
              {tab.panel}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </div>
  );
}
