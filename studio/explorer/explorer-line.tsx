import { ResetIcon } from '@sanity/icons/Reset';
import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useDocumentOperation } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { LayerName } from '@/domain/site/site-settings.ts';
import { startOf } from '@/studio/owned-types.ts';
import type { ExplorerRow } from './explorer-rows.ts';
import { documentPath, resetPatch } from './setting-patch.ts';
import { SettingValue } from './setting-value.tsx';
import { layerTitles } from './shown-value.ts';

type Props = { row: ExplorerRow; overrideId: string; siteId: string };

const tones: Partial<Record<LayerName, 'primary' | 'default'>> = { dealer: 'primary' };

/** One value: its name and layer, what shoppers get, what lies below, and the two ways to change it. */
export function ExplorerLine({ row, overrideId, siteId }: Props) {
  const { path, title, origin, canReset } = row;
  const { patch } = useDocumentOperation(overrideId, 'dealerOverride');
  return (
    <Card padding={3} radius={2} border data-setting={path}>
      <Stack gap={3}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Text size={1} weight="medium">
              {title}
            </Text>
          </Box>
          <Badge tone={tones[origin.layer] ?? 'default'}>{layerName(origin)}</Badge>
          {canReset && (
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              icon={ResetIcon}
              text="Reset"
              aria-label={`Reset ${title} to what the layers below say`}
              disabled={Boolean(patch.disabled)}
              onClick={() => patch.execute([resetPatch(path)])}
            />
          )}
          <IntentLink
            intent="edit"
            params={{
              id: overrideId,
              type: 'dealerOverride',
              path: documentPath(path),
              template: startOf('dealerOverride', 'site'),
            }}
            searchParams={[]}
            aria-label={`${canReset ? 'Edit' : 'Set'} ${title} for ${siteId}`}
          >
            <Text size={1}>{canReset ? 'Edit' : 'Set'}</Text>
          </IntentLink>
        </Flex>
        <SettingValue path={path} value={origin.value} />
        {origin.below.length > 0 && origin.layer !== 'default' && (
          <details>
            <summary style={{ cursor: 'pointer' }}>
              <span style={{ fontSize: 13, color: 'var(--card-muted-fg-color)' }}>
                Below: {origin.below.map(layerName).join(', ')}
              </span>
            </summary>
            <Stack gap={3} paddingTop={3}>
              {origin.below.map((saying) => (
                <Flex key={saying.layer} gap={3} align="flex-start">
                  <Badge>{layerName(saying)}</Badge>
                  <SettingValue path={path} value={saying.value} />
                </Flex>
              ))}
            </Stack>
          </details>
        )}
      </Stack>
    </Card>
  );
}

function layerName({ layer, title }: { layer: LayerName; title: string }): string {
  return layer === 'dealer' || layer === 'default' ? layerTitles[layer] : `${layerTitles[layer]}: ${title}`;
}
