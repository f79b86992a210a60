import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { findImpact, type Step } from './find-impact.ts';
import type { SiteImpact } from './impact.ts';

const apiVersion = '2025-03-04';
/** The sites are compared when typing pauses, milliseconds. */
const pauseMs = 500;

/** What a step would change on each site; undefined while loading, null if it cannot be read. */
export function useImpact(
  id: string,
  type: string,
  revision: string | undefined,
  step: Step,
): SiteImpact[] | null | undefined {
  const client = useClient({ apiVersion });
  const [impact, setImpact] = useState<SiteImpact[] | null>();
  useEffect(() => {
    if (!revision) return setImpact(undefined);
    let gone = false;
    const timer = setTimeout(() => {
      findImpact(client, id, type, step).then(
        (found) => gone || setImpact(found),
        () => gone || setImpact(null),
      );
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, id, type, revision, step]);
  return impact;
}
