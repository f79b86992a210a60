import { Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import { titleOf } from '@/studio/platform/owned-types.ts';
import { type CalendarRow, type CalendarState, windowText } from './calendar-rows.ts';

const states: Record<CalendarState, string> = {
  running: 'runs now',
  planned: 'is planned',
  unused: 'is not shown: the settings of this site name others',
  over: 'is over',
};
const tones = { running: 'positive', planned: 'primary', unused: 'transparent', over: 'transparent' } as const;
const published = (id: string) => id.replace(/^drafts\./, '');

/** The time of one document on the site as a bar; a click opens it. */
export function CalendarLine({ row, today }: { row: CalendarRow; today: number }) {
  const { _id, _type, title, state, from, to, ofTemplate } = row;
  const text = [titleOf(_type), ofTemplate && 'of the template', states[state], windowText(row)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card as="li" padding={2} radius={2}>
      <IntentLink
        intent="edit"
        params={{ id: published(_id), type: _type }}
        style={{ color: 'inherit', textDecoration: 'none', display: 'block' }}
      >
        <Stack gap={3}>
          <Flex gap={3} align="baseline" wrap="wrap">
            <Text size={1} weight="medium">
              {title || 'Without a title'}
            </Text>
            <Text size={1} muted>
              {text}
            </Text>
          </Flex>
          <Box style={{ position: 'relative', height: 14 }} aria-hidden>
            <Card tone={tones[state]} border style={barStyle(row, from, to)} />
            {today >= 0 && today <= 1 && <Box style={todayStyle(today)} />}
          </Box>
        </Stack>
      </IntentLink>
    </Card>
  );
}

function barStyle({ opensBefore, endsAfter }: CalendarRow, from: number, to: number) {
  const [left, right] = [opensBefore ? 0 : 7, endsAfter ? 0 : 7];
  return {
    position: 'absolute',
    inset: `0 ${(1 - to) * 100}% 0 ${from * 100}%`,
    minWidth: 4,
    borderRadius: `${left}px ${right}px ${right}px ${left}px`,
  } as const;
}

const todayStyle = (today: number) =>
  ({
    position: 'absolute',
    top: -3,
    bottom: -3,
    left: `${today * 100}%`,
    width: 2,
    background: 'var(--card-focus-ring-color)',
  }) as const;
