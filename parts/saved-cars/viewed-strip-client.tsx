'use client';

import { useEffect, useState } from 'react';
import { useLazy } from '@/ui/lazy/use-lazy-client.ts';
import { ownStore } from './browser-list.ts';
import { viewedCars } from './viewed-cars.ts';

const max = 8;
const loadList = async () => (await import('./viewed-list-client.tsx')).ViewedList;

/**
 * The last viewed vehicles, below the results, where nothing moves when they appear; the script
 * loads only if there are any.
 */
export function ViewedStrip({ site }: { site: string }) {
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  const List = useLazy(slugs.length > 0, loadList);
  useEffect(() => setSlugs(viewedCars(ownStore, site, max)), [site]);
  return List && <List slugs={slugs} />;
}
