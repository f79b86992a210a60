'use client';

import { useEffect } from 'react';
import { followCategories } from './follow-categories.ts';
import { followCovers } from './follow-covers.ts';
import { followDropdowns } from './follow-dropdowns.ts';

type Props = { headerId: string; hoverOpen: boolean };

/**
 * Adds to the header's menus: a mark while one is open, Escape, arrow keys, closing on their own,
 * and hover (NAV-18, NAV-19).
 */
export function MenuBehaviour({ headerId, hoverOpen }: Props) {
  useEffect(() => {
    const header = document.getElementById(headerId);
    if (!header) return;
    const stop = new AbortController();
    followDropdowns(header, hoverOpen, stop.signal);
    followCategories(header, stop.signal);
    followCovers(stop.signal);
    return () => stop.abort();
  }, [headerId, hoverOpen]);
  return null;
}
