'use client';

import { lazy } from 'react';
import type { TabsProps } from './tab-group-client.tsx';

const TabGroup = lazy(async () => ({ default: (await import('./tab-group-client.tsx')).Tabs }));

/**
 * Panels of which one is in sight, chosen by its tab. Without script all panels stand one under the other, each under its label. They
 * are drawn on the server all the same, and their behaviour comes in a file of its own: not in a `Suspense`, whose content React may send hidden.
 */
export function Tabs(props: TabsProps) {
  return <TabGroup {...props} />;
}
