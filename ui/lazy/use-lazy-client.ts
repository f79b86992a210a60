'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * Loads a component once it is `needed`; null until then, and if it cannot be loaded: then `missed`
 * is called, and the next need loads it again. (`React.lazy` would take the page down.) `load` must
 * be the same function at each render.
 */
export function useLazy<Props>(
  needed: boolean,
  load: () => Promise<ComponentType<Props>>,
  missed?: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const latest = useRef(missed);
  latest.current = missed;
  useEffect(() => {
    if (!needed || component) return;
    let gone = false;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => gone || latest.current?.(),
    );
    return () => {
      gone = true;
    };
  }, [needed, component, load]);
  return component;
}

/** For a press whose script did not load and that has no link. */
export const alertLoadFailed = (): void => alert(loadFailed);

export const loadFailed = 'We couldn’t open that. Please check your connection and try again.';
