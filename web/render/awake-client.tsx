'use client';

import { useEffect } from 'react';

/** Says that the page's scripts have taken it over: what was pressed before is pressed again (`late-scripts.ts`). Shows nothing. */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    window.dispatchEvent(new Event('forecourt:awake'));
  }, []);
  return null;
}
