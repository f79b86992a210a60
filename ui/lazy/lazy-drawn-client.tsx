'use client';

import { type ComponentType, createElement, lazy, useEffect, useRef } from 'react';

/**
 * A component that the server draws, with its code in a file of its own. It is in no `Suspense`, whose content React may send hidden. Where
 * the file does not come, `without` takes its place: what `React.lazy` throws would take the whole page down. A file for the server's
 * components exports a function around it: Next makes a lazy component of each export, and React takes none that is lazy twice.
 */
export const lazyDrawn = <Props,>(load: () => Promise<ComponentType<Props>>, without: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => without) }));

/** At hydration React does not look into an element that has HTML of its own. */
const asDrawn = { __html: '' };

/** Takes over the server's element with all that is in it. `settle` makes it what it is in a browser without script. */
export const leftAsDrawn = (tag: string, settle: (element: HTMLElement) => void) =>
  function Left() {
    const own = useRef<HTMLElement>(null);
    useEffect(() => {
      if (own.current) settle(own.current);
    }, []);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is given, the server's stays.
    return createElement(tag, { ref: own, dangerouslySetInnerHTML: asDrawn, suppressHydrationWarning: true });
  };

/** For what does nothing without its script. */
export const hide = (element: HTMLElement): void => {
  element.style.display = 'none';
};
