import { useEffect, useState } from 'react';
import type { SanityClient } from 'sanity';
import { type Member, readMembers } from './members.ts';

/** The members of a site; null while loading. `reload` reads them again. */
export function useStaff(client: SanityClient, site: string) {
  const [reloads, setReloads] = useState(0);
  const [staff, setStaff] = useState<Member[] | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `reloads` reads again
  useEffect(() => {
    let gone = false;
    readMembers(client).then(
      (members) => {
        if (gone) return;
        setFailed(false);
        setStaff(members.filter((member) => member.site === site));
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [client, site, reloads]);
  return { staff, failed, reload: () => setReloads((before) => before + 1) };
}
