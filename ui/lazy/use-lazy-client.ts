'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A component whose code is fetched once it is `needed`; null until it is there, also when it cannot be had: then `missed` is called, and it is
 * fetched again the next time. (`React.lazy` would take the whole page down with it.) `load` has to be the same function at each render.
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

/** For a press whose code did not come, and which leads nowhere without it. */
export const alertLoadFailed = (): void => alert('We couldn’t open that. Please check your connection and try again.');
