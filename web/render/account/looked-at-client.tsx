'use client';

import { useEffect, useState } from 'react';
import { ownStore, writeList } from '@/parts/saved-cars/browser-list.ts';
import { viewedCars } from '@/parts/saved-cars/viewed-cars.ts';
import { useLazy } from '@/ui/lazy/use-lazy-client.ts';

const max = 8;
const loadList = async () => (await import('@/parts/saved-cars/viewed-list-client.tsx')).ViewedList;

/** Vehicles viewed in this browser, for a garage without cars. The list stays on this device. */
export function LookedAt({ site }: { site: string }) {
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  const [isCleared, setCleared] = useState(false);
  const List = useLazy(slugs.length > 0, loadList);
  useEffect(() => setSlugs(viewedCars(ownStore, site, max)), [site]);
  const clear = () => {
    writeList(ownStore, site, 'viewed', []);
    setSlugs([]);
    setCleared(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {isCleared && 'Viewing history cleared'}
      </p>
      {List && slugs.length > 0 && <List slugs={slugs} title="Looked at on this device" clear={clear} />}
    </>
  );
}
