import { SearchIcon } from '@sanity/icons/Search';
import { Box, Card, Flex, Spinner, Stack, Switch, Text, TextInput } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { useDocumentOperation } from 'sanity';
import { ExplorerLine } from './explorer-line.tsx';
import { explorerGroups, explorerRows, type SiteContent } from './explorer-rows.ts';
import type { MissingDocuments } from './missing-documents.ts';
import { PublishOverride } from './publish-override.tsx';
import { resetPatch } from './setting-patch.ts';
import { useSiteContent } from './use-site-content.ts';

type Props = { options?: { siteId?: string } };

/** Every value of a site, where it comes from, what lies below, and a click back to it (CFG-02, PLUS-02). */
export function ExplorerPane({ options }: Props) {
  const { content, missing, failed } = useSiteContent(options?.siteId ?? '');
  if (content) return <Explorer content={content} missing={missing} />;
  return (
    <Flex justify="center" padding={6}>
      {failed ? (
        <Text muted>The site’s settings could not be read. Reload the page to try again.</Text>
      ) : (
        <Spinner muted />
      )}
    </Flex>
  );
}

function Explorer({ content, missing }: { content: SiteContent; missing: MissingDocuments }) {
  const [words, setWords] = useState('');
  const [dealerOnly, setDealerOnly] = useState(false);
  const rows = useMemo(() => explorerRows(content, missing), [content, missing]);
  const groups = explorerGroups(rows, { words, dealerOnly });
  const overrideId = content.override?._id.replace(/^drafts\./, '') ?? `override-${content.slug}`;
  const { patch } = useDocumentOperation(overrideId, 'dealerOverride');
  return (
    <Stack gap={4} padding={4}>
      <PublishOverride overrideId={overrideId} more="The values below show them." />
      <TextInput
        icon={SearchIcon}
        placeholder="Find a setting"
        aria-label="Find a setting"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Flex as="label" align="center" gap={3}>
        <Switch checked={dealerOnly} onChange={() => setDealerOnly(!dealerOnly)} />
        <Text size={1}>Only what this dealer sets itself</Text>
      </Flex>
      {groups.length === 0 && (
        <Card padding={5} radius={2} tone="transparent">
          <Text align="center" muted>
            {words
              ? 'No setting has this name.'
              : 'This dealer sets nothing itself: everything comes from the layers below.'}
          </Text>
        </Card>
      )}
      {groups.map(({ title, rows: inGroup }) => (
        <Stack key={title} gap={2}>
          <Box paddingY={2}>
            <Text size={1} weight="semibold" muted>
              {title}
            </Text>
          </Box>
          {inGroup.map((row) => (
            <ExplorerLine
              key={row.path}
              row={row}
              overrideId={overrideId}
              siteId={content._id}
              onReset={patch.disabled ? undefined : ({ field }) => patch.execute([resetPatch(field)])}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
