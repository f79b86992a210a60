import { Badge, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import type { SiteImpact } from './impact.ts';
import { impactSentence, listed } from './impact-words.ts';

const maxLength = 12;

/** The sites that a publish will change, with the values, and those with values of their own. */
export function ImpactList({ impact }: { impact: SiteImpact[] | null | undefined }) {
  if (impact === undefined)
    return (
      <Flex justify="center" padding={4}>
        <Spinner muted />
      </Flex>
    );
  if (impact === null) return <Text muted>The sites could not be read, so nobody can say which will change.</Text>;
  return (
    <Stack gap={4}>
      <Text weight="medium">{impactSentence(impact)}</Text>
      <Stack gap={2} as="ul">
        {impact.map(({ siteId, name, changes, unchanged }) => (
          <Card key={siteId} as="li" padding={3} radius={2} border tone={changes.length > 0 ? 'caution' : 'default'}>
            <Stack gap={3}>
              <Flex gap={3} align="center">
                <Text size={1} weight="medium">
                  {name}
                </Text>
                <Badge tone={changes.length > 0 ? 'caution' : 'default'}>
                  {changes.length > 0 ? 'changes' : 'stays'}
                </Badge>
              </Flex>
              {changes.length > 0 && <Text size={1}>{listed(changes, maxLength)}</Text>}
              {unchanged.length > 0 && (
                <Text size={1} muted>
                  Keeps its own: {listed(unchanged, maxLength)}
                </Text>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
