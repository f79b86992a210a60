import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { settingsFragment } from '@/schemas/fragments/settings.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import type { SiteContent } from '@/studio/explorer/explorer-rows.ts';
import { impactOf, type LayerContent, layerOfType, type SiteImpact } from './impact.ts';

const apiVersion = '2025-03-04';
/** Typing is many revisions: the sites are compared when it pauses. */
const pauseMs = 500;

const sitesOfLayer = `*[_type == "site" && (template._ref == $id || manufacturer._ref == $id || group._ref == $id)]
  | order(name asc).slug.current`;
const draftSettings = `*[_id == "drafts." + $id][0].settings{${settingsFragment}}`;

/**
 * What publishing the draft of a layer would change, site by site; undefined while it is being found out, null when it cannot be.
 * References of the draft are read as published: other drafts are not part of this publish.
 */
export function useImpact(id: string, type: string, revision: string | undefined): SiteImpact[] | null | undefined {
  const client = useClient({ apiVersion });
  const [impact, setImpact] = useState<SiteImpact[] | null>();
  const layer = layerOfType(type);
  useEffect(() => {
    if (!layer || !revision) return setImpact(undefined);
    let gone = false;
    const find = async () => {
      const [raw, published] = [
        client.withConfig({ perspective: 'raw' }),
        client.withConfig({ perspective: 'published' }),
      ];
      const [slugs, settings] = await Promise.all([
        published.fetch<string[]>(sitesOfLayer, { id }),
        raw.fetch<LayerContent>(draftSettings, { id }),
      ]);
      const sites = await Promise.all(slugs.map((site) => published.fetch<SiteContent | null>(SITE_QUERY, { site })));
      return impactOf(
        sites.filter((site) => site !== null),
        layer,
        settings,
      );
    };
    const timer = setTimeout(() => {
      find().then(
        (found) => gone || setImpact(found),
        () => gone || setImpact(null),
      );
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, id, layer, revision]);
  return impact;
}
