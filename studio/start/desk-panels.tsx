import { Card, Flex, Stack, Text } from '@sanity/ui';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { StartReport } from '@/domain/site/start-report.ts';
import { CountRow } from './count-row.tsx';
import { Panel } from './panel.tsx';

type Props = { report: StartReport };

const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Tasks for staff: money first, then what is overdue. */
export function WaitingPanel({ report: { waiting } }: Props) {
  return (
    <Panel title="Waiting for someone" aside={<a href={pathOfRoute('desk')}>All enquiries</a>}>
      {waiting.length === 0 ? (
        <Text size={1} muted>
          Nothing is waiting. Every enquiry is being handled, and no payment is stuck.
        </Text>
      ) : (
        <Stack as="ul" gap={3}>
          {waiting.map(({ kind, ...row }) => (
            <CountRow key={kind} {...row} {...(kind === 'overdue' && { act: 'Answer' })} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

/** The week that ended yesterday beside the one before. */
export function WeekPanel({ report: { week, weekBefore, figures } }: Props) {
  return (
    <Panel title="Last 7 days" aside={<a href={pathOfRoute('deskFigures')}>Figures</a>}>
      <Text size={1} muted>
        {week}, compared with {weekBefore}
      </Text>
      <Stack as="ul" gap={3}>
        {figures.map(({ title, now, before }) => (
          <Card as="li" key={title} borderTop paddingTop={3}>
            <Flex justify="space-between" gap={3}>
              <Stack gap={2}>
                <Text size={1}>{title}</Text>
                <Text size={1} muted style={tabular}>
                  {before}
                </Text>
              </Stack>
              <Text size={2} weight="semibold" style={tabular}>
                {now}
              </Text>
            </Flex>
          </Card>
        ))}
      </Stack>
    </Panel>
  );
}

export function BookingsPanel({ report: { bookings } }: Props) {
  return (
    <Panel title="Bookings today" aside={<a href={pathOfRoute('deskBookings')}>All bookings</a>}>
      {bookings.length === 0 ? (
        <Text size={1} muted>
          None for the rest of today.
        </Text>
      ) : (
        <Stack as="ul" gap={3}>
          {bookings.map(({ time, name, text }) => (
            <Card as="li" key={`${time} ${name} ${text}`} borderTop paddingTop={3}>
              <Flex gap={4}>
                <Text size={1} weight="semibold" style={{ ...tabular, minWidth: '4.5rem' }}>
                  {time}
                </Text>
                <Stack gap={2} flex={1}>
                  <Text size={1}>{name}</Text>
                  <Text size={1} muted>
                    {text}
                  </Text>
                </Stack>
              </Flex>
            </Card>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
