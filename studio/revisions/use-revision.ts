import { useEffect, useState } from 'react';
import { getDraftId, getPublishedId, useClient } from 'sanity';
import { type Difference, differences, referredIds, withoutMissing } from './differences.ts';
import { namesQuery } from './value-words.ts';

export type Revision = { changes: Difference[]; names: ReadonlyMap<string, string> };
type Stored = { _id: string; _rev: string };

/**
 * The differences of a document and a revision; undefined while loading, null if it cannot be read.
 */
export function useRevision(id: string, revision: string | undefined, now: object | null): Revision | null | undefined {
  const client = useClient({ apiVersion: '2025-03-04' });
  const [found, setFound] = useState<Revision | null>();
  useEffect(() => {
    if (!revision) return;
    let gone = false;
    const read = async (): Promise<Revision | null> => {
      const [published, draft] = [getPublishedId(id), getDraftId(id)];
      const { dataset } = client.config();
      const url = `/data/history/${dataset}/documents/${published},${draft}?revision=${encodeURIComponent(revision)}`;
      const { documents } = await client.request<{ documents?: Stored[] }>({ url });
      const then = documents?.find(({ _rev }) => _rev === revision);
      if (!then) return null;
      const ids = [...new Set([...referredIds(now), ...referredIds(then)])];
      const named = await client
        .withConfig({ perspective: 'raw' })
        .fetch<{ _id: string; name: string | null }[]>(namesQuery, { ids, drafts: ids.map(getDraftId) });
      const names = new Map(named.map(({ _id, name }) => [getPublishedId(_id), name ?? 'Without a name']));
      const there = new Set(named.map(({ _id }) => _id));
      return { names, changes: differences(now, withoutMissing(then, there)) };
    };
    read()
      .catch(() => null)
      .then((response) => {
        if (!gone) setFound(response);
      });
    return () => {
      gone = true;
    };
  }, [client, id, revision, now]);
  return found;
}
