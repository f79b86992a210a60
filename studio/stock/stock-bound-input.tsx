import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type InputProps, useClient, useFormValue } from 'sanity';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import {
  type StockConditions,
  siteOfDocument,
  stockBoundBlocks,
  stockMatches,
} from '@/schemas/fields/stock-matches.ts';

/** The stock is counted when typing pauses, milliseconds. */
const pauseMs = 300;

/** Shows above the form of a stock block how many vehicles it matches now (PLUS-04). */
export function StockBoundInput(props: InputProps) {
  if (!stockBoundBlocks.includes(props.schemaType.name)) return props.renderDefault(props);
  return (
    <Stack gap={4}>
      <StockCount conditions={(props.value ?? {}) as StockConditions} />
      {props.renderDefault(props)}
    </Stack>
  );
}

function StockCount({ conditions }: { conditions: StockConditions }) {
  const found = useMatches(conditions);
  if (found === undefined) return null;
  const [tone, text] =
    found === null
      ? (['transparent', 'The stock cannot be counted right now.'] as const)
      : found === 0
        ? (['caution', 'Matches no vehicle now: shoppers would find the row empty.'] as const)
        : (['positive', `Matches ${found} ${found === 1 ? 'vehicle' : 'vehicles'} now.`] as const);
  return (
    <Card tone={tone} padding={3} radius={2} role="status">
      <Text size={1}>{text}</Text>
    </Card>
  );
}

/** Undefined while loading; null after a failure. */
function useMatches({ carTypes, makes, bodies }: StockConditions): number | null | undefined {
  const client = useClient({ apiVersion: '2025-03-04' });
  const { _ref } = unknownFields(useFormValue(['site']));
  const [found, setFound] = useState<number | null>();
  const requested = JSON.stringify({ carTypes, makes, bodies });
  const siteId = typeof _ref === 'string' ? _ref : undefined;
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const document = siteId ? { site: { _ref: siteId } } : undefined;
      const slug = await siteOfDocument(document, client).catch(() => null);
      const count = await stockMatches(slug, JSON.parse(requested));
      if (!gone) setFound(count);
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [requested, siteId, client]);
  return found;
}
