import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { MissingPage } from '@/domain/routes/missing-path.ts';
import { deadLink } from '@/schemas/fields/link-target.ts';
import { type Result, useResponse } from '@/studio/leads/use-response.ts';
import { stillDead } from './still-dead.ts';

const apiVersion = '2025-03-04';

type Pages = readonly MissingPage[];

/** Addresses not found in the last 30 days that still do not exist. */
export function useMissing(siteId: string, site: string): Result<Pages> {
  const client = useClient({ apiVersion });
  const response = useResponse<{ pages: Pages }>(`/api/missing-pages?site=${encodeURIComponent(site)}`);
  const pages = response.state === 'here' ? response.value.pages : null;
  const [dead, setDead] = useState<Pages | null>(null);
  useEffect(() => {
    if (!pages) return;
    let gone = false;
    setDead(null);
    const published = client.withConfig({ perspective: 'published' });
    const isDead = async (to: string) => (await deadLink(to, { site: { _ref: siteId } }, published)) !== true;
    stillDead(pages, isDead).then((found) => gone || setDead(found));
    return () => {
      gone = true;
    };
  }, [client, siteId, pages]);
  const { again } = response;
  if (response.state !== 'here') return response;
  return dead ? { state: 'here', value: dead, again } : { state: 'loading', again };
}
