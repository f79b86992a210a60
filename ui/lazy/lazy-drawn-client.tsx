'use client';

import { type ComponentType, createElement, lazy, useEffect, useRef } from 'react';

/**
 * A server-rendered component with its script in a file of its own. It is not in a `Suspense`,
 * whose content React may send hidden. If the file does not load, `without` replaces it: an error
 * of `React.lazy` would take the page down. Modules for server components must export a function
 * around it: Next makes each export lazy, and React accepts no doubly lazy component.
 */
export const lazyDrawn = <Props,>(load: () => Promise<ComponentType<Props>>, without: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => without) }));

/** React does not hydrate inside an element with HTML of its own. */
const asDrawn = { __html: '' };

/** Keeps the server's element as it is; `settle` changes it to its state without script. */
export const leftAsDrawn = (tag: string, settle: (element: HTMLElement) => void) =>
  function Left() {
    const own = useRef<HTMLElement>(null);
    useEffect(() => {
      if (own.current) settle(own.current);
    }, []);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is given, the server's stays.
    return createElement(tag, { ref: own, dangerouslySetInnerHTML: asDrawn, suppressHydrationWarning: true });
  };

/** For elements that do nothing without their script. */
export const hide = (element: HTMLElement): void => {
  element.style.display = 'none';
};
