import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { StoredImport } from '@/domain/stock/imports/import-record.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { ImportProblems } from './import-problems.tsx';
import { countText, outcomeAdvice, outcomes, whenText } from './import-words.ts';

type Props = {
  stored: StoredImport;
  /** Slug of the site, "*" for all. */
  scope: string;
  isOpen: boolean;
  onOpen: () => void;
};

/** An import: time, file and changes; opened, its unused rows. */
export function ImportCard({ stored, scope, isOpen, onOpen }: Props) {
  const { id, file, importedAt, outcome, reason, counts, problems, dealership } = stored;
  const { text, tone } = outcomes[outcome];
  const whose = scope === '*' ? dealership || 'Rows of no dealer' : '';
  return (
    <Card as="li" padding={4} radius={2} border>
      <Stack gap={4}>
        <Flex gap={3} align="center" wrap="wrap">
          <Box flex={1}>
            <Stack gap={3}>
              <Text size={1} weight="semibold">
                {[whose, file, whenText(importedAt)].filter(Boolean).join(' · ')}
              </Text>
              <Text size={1} muted>
                {countText(counts)}
              </Text>
            </Stack>
          </Box>
          <Badge tone={tone}>{text}</Badge>
          {problems > 0 ? (
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={counted(problems, 'problems')}
              aria-expanded={isOpen}
              aria-label={`${counted(problems, 'problems')} of ${file}, ${whenText(importedAt)}`}
              onClick={onOpen}
            />
          ) : (
            outcome === 'imported' && <Badge tone="positive">All was read</Badge>
          )}
        </Flex>
        {reason && (
          <Card padding={3} radius={2} tone="critical">
            <Stack gap={3}>
              <Text size={1}>{reason}</Text>
              <Text size={1}>{outcomeAdvice(outcome)}</Text>
            </Stack>
          </Card>
        )}
        {isOpen && problems > 0 && <ImportProblems id={id} scope={scope} />}
      </Stack>
    </Card>
  );
}
