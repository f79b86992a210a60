import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { studioHost } from '@/studio/platform/host-site.ts';
import { type Drafts, draftsQuery } from './drafts.ts';

/**
 * Drafts of the host's site that the person may read; null while loading. `reloads` reads them
 * again.
 */
export function useDrafts(reloads: number): Drafts | 'failed' | null {
  const client = useClient({ apiVersion: '2025-03-04' });
  const [drafts, setDrafts] = useState<Drafts | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reloads` reads it again
  useEffect(() => {
    let gone = false;
    client
      .withConfig({ perspective: 'raw' })
      .fetch<Drafts>(draftsQuery, studioHost(window.location))
      .then(
        (found) => gone || setDrafts(found),
        () => gone || setDrafts('failed'),
      );
    return () => {
      gone = true;
    };
  }, [client, reloads]);
  return drafts;
}
