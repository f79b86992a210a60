'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched once it is `needed`; null until it is there, also when it cannot be had: then it is fetched again the
 * next time. (`React.lazy` would take the whole page down with it.) `load` has to be the same function at each render.
 */
export function useLazy<Props>(
  needed: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!needed || component) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => undefined,
    );
  }, [needed, component, load]);
  return component;
}
