import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';

type Props = {
  count: number;
  title: string;
  text: string;
  href: string;
  /** Overdue: shown in red with a filled button of this label. */
  act?: string;
};

const late = { color: 'var(--card-badge-critical-fg-color)' };
const link = { color: 'inherit', textDecoration: 'none', display: 'block' };

/** A count with its label and link. */
export function CountRow({ count, title, text, href, act }: Props) {
  const style = act ? late : undefined;
  const facts = (
    <Flex align="center" gap={4} flex={1}>
      <Box style={{ minWidth: '2.5rem', textAlign: 'right' }}>
        <Text size={3} weight="semibold" align="right">
          <span style={{ ...style, fontVariantNumeric: 'tabular-nums' }}>{count}</span>
        </Text>
      </Box>
      <Stack gap={2} flex={1}>
        <Text size={1} weight="semibold">
          <span style={style}>{title}</span>
        </Text>
        {text && (
          <Text size={1} muted>
            {text}
          </Text>
        )}
      </Stack>
    </Flex>
  );
  return (
    <Card as="li" borderTop paddingTop={3}>
      {act ? (
        <Flex align="center" gap={3}>
          {facts}
          <Button as="a" href={href} text={act} aria-label={`${act}: ${count} ${title}`} />
        </Flex>
      ) : (
        <a href={href} style={link}>
          <Flex align="center" gap={3}>
            {facts}
            <Text muted>
              <ChevronRightIcon />
            </Text>
          </Flex>
        </a>
      )}
    </Card>
  );
}
