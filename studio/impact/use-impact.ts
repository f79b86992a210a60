import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { findImpact } from './find-impact.ts';
import type { SiteImpact } from './impact.ts';

const apiVersion = '2025-03-04';
/** Typing is many revisions: the sites are compared when it pauses. */
const pauseMs = 500;

/** What publishing the draft would change, site by site; undefined while it is being found out, null when it cannot be. */
export function useImpact(id: string, type: string, revision: string | undefined): SiteImpact[] | null | undefined {
  const client = useClient({ apiVersion });
  const [impact, setImpact] = useState<SiteImpact[] | null>();
  useEffect(() => {
    if (!revision) return setImpact(undefined);
    let gone = false;
    const timer = setTimeout(() => {
      findImpact(client, id, type).then(
        (found) => gone || setImpact(found),
        () => gone || setImpact(null),
      );
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, id, type, revision]);
  return impact;
}
