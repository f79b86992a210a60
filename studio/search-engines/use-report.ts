import { useEffect, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { kindsWhere } from '@/domain/site/owned-documents.ts';
import { deadLink } from '@/schemas/fields/link-target.ts';
import { linksIn, orphansIn, type SiteDocument, shownOnSite, type WrittenLink } from './link-report.ts';

const apiVersion = '2025-03-04';
/** Parallel requests of pages, few, since shoppers come first. */
const atOnce = 3;
const query = `*[_type in $kinds && (site._ref == $siteId || !defined(site) && defined(template) && template._ref == *[_id == $siteId][0].template._ref)][0...5000]`;

type DeadLink = WrittenLink & { problem: string };
export type Report = { dead: DeadLink[]; orphans: SiteDocument[]; links: number };
type ReportState = { report: Report | null; failed: boolean };

/** Problems for search engines on the published site; a change of `reloads` checks again. */
export function useReport(siteId: string, reloads: number): ReportState {
  const client = useClient({ apiVersion });
  const [state, setState] = useState<ReportState>({ report: null, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `reloads` checks again
  useEffect(() => {
    let gone = false;
    setState({ report: null, failed: false });
    reportOf(client.withConfig({ perspective: 'published' }), siteId).then(
      (report) => gone || setState({ report, failed: false }),
      () => gone || setState({ report: null, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [client, siteId, reloads]);
  return state;
}

async function reportOf(client: SanityClient, siteId: string): Promise<Report> {
  const kinds = kindsWhere(() => true);
  const documents = shownOnSite(await client.fetch<SiteDocument[]>(query, { siteId, kinds }));
  const links = linksIn(documents);
  const dead: DeadLink[] = [];
  const waiting = links.values();
  const check = async () => {
    for (const link of waiting) {
      const ofSite = { ...link.document, site: { _ref: siteId } };
      const problem = await deadLink(link.href, ofSite, client);
      if (problem !== true) dead.push({ ...link, problem });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, check));
  return { dead, orphans: orphansIn(documents), links: links.length };
}
