import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import type { LayerName } from '@/domain/site/site-settings.ts';
import { startOf } from '@/studio/platform/owned-types.ts';
import { Disclosure } from './disclosure.tsx';
import type { ExplorerRow } from './explorer-rows.ts';
import { ResetButton } from './reset-button.tsx';
import { SettingValue } from './setting-value.tsx';
import { layerTitles } from './shown-value.ts';

type Props = {
  row: ExplorerRow;
  /** Of the document that sets it, or would. */
  documentId: string;
  siteId: string;
  /** Absent while nothing can be written. */
  onReset: ((row: ExplorerRow) => void) | undefined;
};

/** One value: its name and layer, what shoppers get, what lies below, and the two ways to change it. */
export function ExplorerLine({ row, documentId, siteId, onReset }: Props) {
  const { path, title, value, origin, document, field, canReset, note } = row;
  const verb = canReset ? 'Edit' : 'Override';
  const edit = { id: documentId, type: document, path: field, template: startOf(document, 'site') };
  return (
    <Card padding={3} radius={2} border data-setting={path}>
      <Stack gap={3}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1} style={{ minWidth: 140 }}>
            <Text size={1} weight="medium">
              {title}
            </Text>
          </Box>
          <Badge tone={origin.layer === 'dealer' ? 'primary' : 'default'}>{layerName(origin)}</Badge>
          {canReset && <ResetButton row={row} onReset={onReset} />}
          <IntentLink intent="edit" params={[edit, { id: siteId }]} aria-label={`${verb} ${title}`}>
            <Text size={1}>{verb}</Text>
          </IntentLink>
        </Flex>
        <SettingValue path={path} value={value} />
        {note && (
          <Card tone="caution" padding={2} radius={2}>
            <Text size={1}>{note}</Text>
          </Card>
        )}
        {origin.below.length > 0 && (
          <Disclosure summary={`Below: ${origin.below.map(layerName).join(', ')}`}>
            {origin.below.map((saying) => (
              <Flex key={saying.layer} gap={3} align="flex-start">
                <Badge>{layerName(saying)}</Badge>
                <SettingValue path={path} value={saying.value} />
              </Flex>
            ))}
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

function layerName({ layer, title }: { layer: LayerName; title: string }): string {
  return layer === 'dealer' || layer === 'default' ? layerTitles[layer] : `${layerTitles[layer]}: ${title}`;
}
