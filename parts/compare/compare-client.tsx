'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { listKey } from '@/parts/saved-cars/browser-list.ts';
import { compareListName } from './compare-list-name.ts';

const CompareTray = lazy(async () => ({ default: (await import('./compare-tray-client.tsx')).CompareTray }));

/** The vehicles that this browser compares; its code comes with the first of them. What is pressed until then is handed on. */
export function Compare({ site, close }: { site: string; close: ReactNode }) {
  const [needed, setNeeded] = useState(false);
  const early = useRef<string[] | null>([]);
  useEffect(() => {
    if (hasList(site)) setNeeded(true);
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-compare]') : null;
      if (!button || early.current === null) return;
      early.current.push(button.dataset.compare ?? '');
      setNeeded(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [site]);
  return (
    needed && (
      <Suspense>
        <CompareTray site={site} close={close} early={early} />
      </Suspense>
    )
  );
}

function hasList(site: string): boolean {
  try {
    return (localStorage.getItem(listKey(site, compareListName)) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
