'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listKey } from '@/parts/saved-cars/browser-list.ts';
import { leftPresses } from '@/ui/hydration/early-input.ts';
import { alertLoadFailed, useLazy } from '@/ui/lazy/use-lazy-client.ts';
import { compareListName } from './compare-list-name.ts';

const loadTray = async () => (await import('./compare-tray-client.tsx')).CompareTray;

/**
 * The tray of compared vehicles. Its code loads at the first press or for a list that is not empty;
 * presses until then, and those of a page that was left early, are passed to it.
 */
export function Compare({ site, close }: { site: string; close: ReactNode }) {
  const [needed, setNeeded] = useState(false);
  const early = useRef<string[] | null>([]);
  const CompareTray = useLazy(needed, loadTray, () => {
    setNeeded(false);
    // The tray did not load: its presses must not count at the next attempt.
    if (early.current?.splice(0).length) alertLoadFailed();
  });
  useEffect(() => {
    if (early.current?.push(...leftPresses('compare')) || hasList(site)) setNeeded(true);
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
