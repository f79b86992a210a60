import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

const query = `*[_type == "site" && defined(slug.current)]{"slug": slug.current, hosts}`;

type Site = { slug: string; hosts: string[] | null };

/** The host names of every site that the person may read, by slug. */
export function useHosts(): ReadonlyMap<string, string[] | null> {
  const client = useClient({ apiVersion: '2025-03-04' });
  const [hosts, setHosts] = useState<ReadonlyMap<string, string[] | null>>(new Map());
  useEffect(() => {
    let gone = false;
    const sites = client.withConfig({ perspective: 'published' }).fetch<Site[]>(query);
    sites.then(
      (all) => {
        if (!gone) setHosts(new Map(all.map(({ slug, hosts: names }) => [slug, names])));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [client]);
  return hosts;
}
