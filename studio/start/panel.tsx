import { Card, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A card of the start page with its heading. */
export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding={4} radius={3} border>
      <Stack gap={4}>
        <Flex align="center" justify="space-between" gap={3} wrap="wrap">
          <Text as="h2" size={2} weight="semibold" id={id}>
            {title}
          </Text>
          {aside && <Text size={1}>{aside}</Text>}
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}
