import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { kindsWhere } from '@/domain/site/owned-documents.ts';
import type { Planned } from './calendar-rows.ts';

const apiVersion = '2025-03-04';
/** Edits within this time cause one refresh, milliseconds. */
const settleMs = 400;

const ofSite = `_type in ${JSON.stringify(kindsWhere(({ window }) => window))}
  && (site._ref == $siteId || defined(template) && template._ref == *[_id == $siteId][0].template._ref)`;
const query = `*[${ofSite}]{
  _id, _type, "title": coalesce(title, heading, name, array::join([emphasis, text], " ")), startsAt, expiresAt,
  "ofTemplate": defined(template)
}`;

type PlannedState = { planned: Planned[] | null; failed: boolean };

/** All scheduled documents of a site, including drafts, updated live. */
export function usePlanned(siteId: string): PlannedState {
  const client = useClient({ apiVersion });
  const [state, setState] = useState<PlannedState>({ planned: null, failed: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const load = () =>
      client
        .withConfig({ perspective: 'drafts' })
        .fetch<Planned[]>(query, { siteId })
        .then(
          (planned) => gone || setState({ planned, failed: false }),
          () => gone || setState((last) => ({ ...last, failed: true })),
        );
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(load, settleMs);
    };
    void load();
    const listening = client
      .listen(`*[${ofSite}]`, { siteId }, { includeResult: false, visibility: 'query' })
      .subscribe({ next: soon, error: () => setState((last) => ({ ...last, failed: true })) });
    return () => {
      gone = true;
      clearTimeout(timer);
      listening.unsubscribe();
    };
  }, [client, siteId]);
  return state;
}
