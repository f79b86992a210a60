import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { StoredFetch, StoredSource } from '@/domain/stock/sources/stock-fetch.ts';
import { Disclosure } from '@/studio/explorer/disclosure.tsx';
import { fetchOutcomes, fetchText, scheduleText } from './source-words.ts';
import { useStockSource } from './use-stock-source.ts';

type Props = {
  site: string;
  onImported: () => void;
  /** The source was set up a moment ago: its first fetch is waited for. */
  isNew?: boolean;
};

/** A site's stock source, its last fetches, and a button to fetch now. */
export function SourceCard({ site, onImported, isNew = false }: Props) {
  const { found, isFetching, request } = useStockSource(site, onImported, isNew);
  if (found === null) return null;
  if (found === 'failed')
    return (
      <Card padding={4} radius={2} tone="caution" border role="alert">
        <Text size={1}>The stock feed could not be loaded right now. Press Refresh to try again.</Text>
      </Card>
    );
  const { source, fetches } = found;
  if (!source)
    return isFetching ? (
      <Text size={1} muted>
        Waiting for the first fetch…
      </Text>
    ) : (
      <Text size={1} muted>
        No stock feed is set up. To have your stock fetched, fill in “Stock feed” in the office settings.
      </Text>
    );
  return (
    <Card padding={4} radius={2} border role="region" aria-label="Stock feed">
      <Stack gap={4}>
        <Flex gap={3} align="center" wrap="wrap">
          <Box flex={1}>
            <Heading source={source} />
          </Box>
          {source.outcome === 'refused' && (
            <Button
              mode="ghost"
              tone="critical"
              text="Import anyway"
              disabled={isFetching}
              onClick={() => void request({ action: 'take', leaving: source.refusedLeaving })}
            />
          )}
          {source.fault === '' && (
            <Button
              text={isFetching ? 'Fetching…' : 'Fetch now'}
              disabled={isFetching}
              onClick={() => void request({ action: 'fetch' })}
            />
          )}
        </Flex>
        {source.fault && (
          <Card padding={3} radius={2} tone="critical">
            <Text size={1}>{source.fault}</Text>
          </Card>
        )}
        <Fetches fetches={fetches} />
      </Stack>
    </Card>
  );
}

function Heading({ source: { address, everyMinutes, fault } }: { source: StoredSource }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
      <Text size={1} muted>
        {fault ? 'Not fetched until this is corrected in the office settings.' : scheduleText(everyMinutes)}
      </Text>
    </Stack>
  );
}

function Fetches({ fetches }: { fetches: readonly StoredFetch[] }) {
  const [last, ...others] = fetches;
  if (!last) return null;
  return (
    <Stack gap={3}>
      <Fetch fetch={last} />
      {others.length > 0 && (
        <Disclosure summary="Earlier fetches">
          <Stack gap={3}>
            {others.map((fetch) => (
              <Fetch key={fetch.id} fetch={fetch} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

function Fetch({ fetch }: { fetch: StoredFetch }) {
  const { text, tone } = fetchOutcomes[fetch.outcome];
  return (
    <Flex gap={3} align="center">
      <Badge tone={tone}>{text}</Badge>
      <Box flex={1}>
        <Text size={1} style={{ overflowWrap: 'anywhere' }}>
          {[fetchText(fetch), fetch.reason].filter(Boolean).join(' · ')}
        </Text>
      </Box>
    </Flex>
  );
}
