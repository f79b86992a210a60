'use client';

import { useEffect } from 'react';

/** Escape closes the open menu of an element and gives the focus back to its opener; a click elsewhere closes it too. */
export function MenuCloser({ within }: { within: string }) {
  useEffect(() => {
    const openMenus = () => [
      ...(document.getElementById(within)?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
    ];
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const menu of openMenus()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    };
    const onPress = ({ target }: Event) => {
      for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [within]);
  return null;
}
