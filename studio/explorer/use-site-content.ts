import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { kindsOfSite, layerDocuments } from '@/domain/site/owned-documents.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { type MissingDocuments, missingDocumentsQuery } from './missing-documents.ts';
import type { SiteContent } from './site-content.ts';

const apiVersion = '2025-03-04';
const settleMs = 250;
/** A filter for every kind of document that a site is made of. */
const heard = `_type in ${JSON.stringify(['site', ...Object.keys(layerDocuments), ...kindsOfSite])}`;

type SiteContentState = { content: SiteContent | null; missing: MissingDocuments; failed: boolean };

/** A site with all its layers, drafts as they are being written, updated live. */
export function useSiteContent(siteId: string): SiteContentState {
  const client = useClient({ apiVersion });
  const [state, setState] = useState<SiteContentState>({ content: null, missing: {}, failed: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    let latest = 0;
    const drafts = client.withConfig({ perspective: 'drafts' });
    const raw = client.withConfig({ perspective: 'raw' });
    const load = async () => {
      latest += 1;
      const loadId = latest;
      const isOver = () => gone || loadId !== latest;
      try {
        const site = await drafts.fetch<string | null>('*[_id == $siteId][0].slug.current', { siteId });
        const [content, missing] = await Promise.all([
          drafts.fetch<SiteContent | null>(SITE_QUERY, { site }),
          raw.fetch<MissingDocuments | null>(missingDocumentsQuery, { siteId }),
        ]);
        if (!isOver()) setState({ content, missing: missing ?? {}, failed: content === null });
      } catch {
        if (!isOver()) setState((last) => ({ ...last, failed: true }));
      }
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(load, settleMs);
    };
    // "welcome" comes first, and again after a lost connection, in which changes may have been missed.
    const listening = client
      .listen(`*[${heard}]`, {}, { includeResult: false, visibility: 'query', events: ['welcome', 'mutation'] })
      .subscribe({ next: soon, error: () => setState((last) => ({ ...last, failed: true })) });
    return () => {
      gone = true;
      clearTimeout(timer);
      listening.unsubscribe();
    };
  }, [client, siteId]);
  return state;
}
