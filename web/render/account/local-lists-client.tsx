'use client';

import { useEffect } from 'react';
import { FreshPageLine } from '../fresh-page-line.tsx';
import { useFreshPage } from '../use-fresh-page-client.ts';

/**
 * Adds this browser's cars and searches to the open account, and reloads the page, or offers to if
 * the shopper is typing.
 */
export function LocalLists({ site }: { site: string }) {
  const { waits, show } = useFreshPage();
  useEffect(() => {
    const end = new AbortController();
    import('@/parts/saved-cars/account-cars.ts')
      .then((it) => it.followAccount(site, end.signal))
      .then(
        (joined) => joined && show(),
        () => undefined,
      );
    return () => end.abort();
  }, [site, show]);
  return (
    <p role="status" className="text-small empty:hidden">
      {waits && <FreshPageLine text="What you saved on this device is in your account now." />}
    </p>
  );
}
