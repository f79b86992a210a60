import { RefreshIcon } from '@sanity/icons/Refresh';
import { Box, Button, Container, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { StartReport } from '@/domain/site/start-report.ts';
import { NotHere } from '@/studio/leads/not-here.tsx';
import { useResponse } from '@/studio/leads/use-response.ts';
import { BookingsPanel, WaitingPanel, WeekPanel } from './desk-panels.tsx';
import { Panel } from './panel.tsx';
import { useDrafts } from './use-drafts.ts';
import { WebsitePanel } from './website-panel.tsx';

/** Two columns if there is room, the wide one first. */
const wide = { flex: '2 1 30rem', minWidth: 0 };
const narrow = { flex: '1 1 19rem', minWidth: 0 };

/**
 * Tasks, the last week and drafts of the host's site; only drafts for persons without access to
 * enquiries.
 */
export function StartPage() {
  const [reloads, setReloads] = useState(0);
  const response = useResponse<StartReport>('/api/desk/start');
  const drafts = useDrafts(reloads);
  const report = response.state === 'here' ? response.value : null;
  const refresh = () => {
    response.again();
    setReloads(reloads + 1);
  };
  return (
    <Box height="fill" overflow="auto" data-testid="start-page">
      <Box padding={4} paddingY={5}>
        <Container width={4}>
          <Stack gap={5}>
            <Heading report={report} onRefresh={refresh} />
            <Flex gap={4} wrap="wrap" align="flex-start">
              <Stack gap={4} style={wide}>
                {response.state === 'here' && <WaitingPanel report={response.value} />}
                {(response.state === 'loading' || response.state === 'failed') && (
                  <Panel title="Waiting for someone">
                    <NotHere state={response.state} what="enquiries" onAgain={response.again} />
                  </Panel>
                )}
                <WebsitePanel drafts={drafts} report={report} />
              </Stack>
              {report && (
                <Stack gap={4} style={narrow}>
                  <WeekPanel report={report} />
                  <BookingsPanel report={report} />
                </Stack>
              )}
            </Flex>
          </Stack>
        </Container>
      </Box>
    </Box>
  );
}

const today = (): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' }).format().replace(',', '');

function Heading({ report, onRefresh }: { report: StartReport | null; onRefresh: () => void }) {
  return (
    <Flex align="center" justify="space-between" gap={3} wrap="wrap">
      <Stack gap={3}>
        <Text as="h1" size={4} weight="semibold">
          {report?.day ?? today()}
        </Text>
        {/* Its line is there before the report: nothing moves when it comes. */}
        <Text size={1} muted>
          {report?.time ?? '\u00a0'}
          {report?.place && ` at ${report.place}`}
        </Text>
      </Stack>
      <Button mode="ghost" icon={RefreshIcon} text="Refresh" onClick={onRefresh} />
    </Flex>
  );
}
