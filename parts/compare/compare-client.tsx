'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listKey } from '@/parts/saved-cars/browser-list.ts';
import { alertLoadFailed, useLazy } from '@/ui/lazy/use-lazy-client.ts';
import { compareListName } from './compare-list-name.ts';

const loadTray = async () => (await import('./compare-tray-client.tsx')).CompareTray;

/** The vehicles that this browser compares; its code comes with the first of them. What is pressed until then is handed on. */
export function Compare({ site, close }: { site: string; close: ReactNode }) {
  const [needed, setNeeded] = useState(false);
  const early = useRef<string[] | null>([]);
  const CompareTray = useLazy(needed, loadTray, () => {
    setNeeded(false);
    // A press that was not taken must not count beside the next one.
    if (early.current?.splice(0).length) alertLoadFailed();
  });
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
  return CompareTray && <CompareTray site={site} close={close} early={early} />;
}

function hasList(site: string): boolean {
  try {
    return (localStorage.getItem(listKey(site, compareListName)) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
