import { SearchIcon } from '@sanity/icons/Search';
import { Box, Card, Flex, Spinner, Stack, Switch, Text, TextInput } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { useDocumentOperation } from 'sanity';
import { ExplorerLine } from './explorer-line.tsx';
import { type ExplorerRow, explorerGroups, explorerRows } from './explorer-rows.ts';
import type { MissingDocuments } from './missing-documents.ts';
import { PublishOverride } from './publish-override.tsx';
import { resetPatch } from './setting-patch.ts';
import { type SettingsType, settingsIds } from './settings-documents.ts';
import type { SiteContent } from './site-content.ts';
import { useSiteContent } from './use-site-content.ts';

type Patch = ReturnType<typeof useDocumentOperation>['patch'];
type Props = { options?: { siteId?: string } };

/** Every value of a site, where it comes from, what lies below, and a click back to it (CFG-02, PLUS-02). */
export function ExplorerPane({ options }: Props) {
  const { content, missing, failed } = useSiteContent(options?.siteId ?? '');
  if (content) return <Explorer content={content} missing={missing} isStale={failed} />;
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

type Shown = { content: SiteContent; missing: MissingDocuments; isStale: boolean };

function Explorer({ content, missing, isStale }: Shown) {
  const [text, setText] = useState('');
  const [dealerOnly, setDealerOnly] = useState(false);
  const rows = useMemo(() => explorerRows(content, missing), [content, missing]);
  const groups = explorerGroups(rows, { text: text, dealerOnly });
  const ids = settingsIds(content);
  const patches: Record<SettingsType, Patch> = {
    dealerOverride: useDocumentOperation(ids.dealerOverride, 'dealerOverride').patch,
    siteOffice: useDocumentOperation(ids.siteOffice, 'siteOffice').patch,
  };
  const reset = ({ document, field }: ExplorerRow) => patches[document].execute([resetPatch(field)]);
  return (
    <Stack gap={4} padding={4}>
      {isStale && (
        <Card tone="caution" padding={3} radius={2} role="status">
          <Text size={1}>The connection was lost, so these values may be out of date. Reload the page.</Text>
        </Card>
      )}
      <PublishOverride id={ids.dealerOverride} more="The values below show them." />
      <PublishOverride id={ids.siteOffice} type="siteOffice" more="The values below show them." />
      <TextInput
        icon={SearchIcon}
        placeholder="Find a setting"
        aria-label="Find a setting"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Flex as="label" align="center" gap={3}>
        <Switch checked={dealerOnly} onChange={() => setDealerOnly(!dealerOnly)} />
        <Text size={1}>Only what this dealer sets itself</Text>
      </Flex>
      {groups.length === 0 && (
        <Card padding={5} radius={2} tone="transparent">
          <Text align="center" muted>
            {text
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
              documentId={ids[row.document]}
              siteId={content._id}
              onReset={patches[row.document].disabled ? undefined : reset}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
