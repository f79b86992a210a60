import { Card, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { getPublishedId, useClient } from 'sanity';
import { studioHost } from '@/studio/platform/host-site.ts';
import { isElsewhere, previewThere, type Whose, whoseQuery } from './of-host.ts';

export type OwnedDocument = {
  _id?: string;
  _type?: string;
  site?: { _ref?: string };
  template?: { _ref?: string };
};

/**
 * Beside the preview, shows the form of documents that this site shows; for others a link to the
 * host that does (CMS-02, CFG-04).
 */
export function OwnHost({ document, children }: { document: OwnedDocument; children: ReactNode }) {
  const whose = useWhose(document.site?._ref ?? '');
  if (whose === undefined) return null;
  if (whose === null || !isElsewhere(document, whose.here)) return children;
  const { _id = '', _type = '' } = document;
  const { there } = whose;
  const address = there && previewThere(there, { type: _type, id: getPublishedId(_id) }, window.location);
  return (
    <Card tone="caution" padding={4} radius={2} role="status">
      <Stack gap={4}>
        <Text weight="semibold">This is not shown on this site</Text>
        <Text size={1}>
          {there
            ? `It belongs to ${there.name ?? 'another site'}, and is edited beside that site’s own pages.`
            : 'It belongs to a template that this site does not have.'}
        </Text>
        {address && (
          <Text size={1}>
            <a href={address}>Open it on {there.name ?? 'that site'}</a>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Undefined while loading, null if it cannot be read. */
function useWhose(site: string): Whose | null | undefined {
  const client = useClient({ apiVersion: '2025-03-04' });
  const [whose, setWhose] = useState<Whose | null>();
  useEffect(() => {
    let gone = false;
    const adopt = (found: Whose | null) => {
      if (!gone) setWhose(found);
    };
    const drafts = client.withConfig({ perspective: 'drafts' });
    drafts.fetch<Whose>(whoseQuery, { ...studioHost(window.location), site }).then(adopt, () => adopt(null));
    return () => {
      gone = true;
    };
  }, [client, site]);
  return whose;
}
