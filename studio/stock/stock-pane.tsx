import { RefreshIcon } from '@sanity/icons/Refresh';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { StoredImport } from '@/domain/stock/imports/import-record.ts';
import { NotHere } from '@/studio/leads/not-here.tsx';
import { useResponse } from '@/studio/leads/use-response.ts';
import { ImportCard } from './import-card.tsx';
import { SourceCard } from './source-card.tsx';

/** `site` is a slug, or "*" for all sites. */
type Props = { options?: { site?: string } };

/** The last imports of a site's stock, and what was not understood (PLUS-20). */
export function StockPane({ options }: Props) {
  const site = options?.site ?? '';
  const response = useResponse<{ imports: StoredImport[] }>(`/api/stock-imports?site=${encodeURIComponent(site)}`);
  const [reloads, setReloads] = useState(0);
  const refresh = () => {
    setReloads((before) => before + 1);
    response.again();
  };
  return (
    <Stack gap={4} padding={4}>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Text size={1} muted>
            The last 20 imports of each dealership. Times are those of your device.
          </Text>
        </Box>
        <Button mode="ghost" icon={RefreshIcon} text="Refresh" onClick={refresh} />
      </Flex>
      {site !== '*' && <SourceCard key={reloads} site={site} onImported={response.again} />}
      {response.state === 'here' ? (
        <Imports imports={response.value.imports} site={site} />
      ) : (
        <NotHere state={response.state} what="imports" onAgain={response.again} />
      )}
    </Stack>
  );
}

function Imports({ imports, site }: { imports: readonly StoredImport[]; site: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = open ?? imports.find(({ problems }) => problems > 0)?.id ?? imports[0]?.id;
  if (imports.length === 0) {
    return (
      <Card padding={5} radius={2} tone="transparent" border>
        <Text align="center" muted>
          No stock has been imported yet. Each import shows here with what it changed and what was not understood.
        </Text>
      </Card>
    );
  }
  return (
    <Stack gap={3} as="ul">
      {imports.map((one) => (
        <ImportCard
          key={one.id}
          stored={one}
          scope={site}
          isOpen={one.id === shown}
          onOpen={() => setOpen(one.id === shown ? -1 : one.id)}
        />
      ))}
    </Stack>
  );
}
