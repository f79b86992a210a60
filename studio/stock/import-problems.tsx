import { DownloadIcon } from '@sanity/icons/Download';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { ReportLine, StoredImportWithLines } from '@/domain/stock/imports/import-record.ts';
import { type ProblemGroup, problemSections, whereOf } from '@/domain/stock/imports/problem-groups.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { addressThere } from '@/studio/elsewhere/of-host.ts';
import { Disclosure } from '@/studio/explorer/disclosure.tsx';
import { NotHere } from '@/studio/leads/not-here.tsx';
import { useResponse } from '@/studio/leads/use-response.ts';
import { useHosts } from './use-hosts.ts';

/** Shown lines of one kind; the others unfold. */
const shown = 8;

/** The unused parts of an import's file by kind, with advice (PLUS-20). */
export function ImportProblems({ id, scope }: { id: number; scope: string }) {
  const path = `/api/stock-imports/${id}?site=${encodeURIComponent(scope)}`;
  const response = useResponse<StoredImportWithLines>(path);
  const hosts = useHosts();
  if (response.state !== 'here') return <NotHere state={response.state} what="problems" onAgain={response.again} />;
  const { lines, unlisted, site } = response.value;
  const addressOf = (line: ReportLine) =>
    line.slug && addressThere({ slug: site, hosts: hosts.get(site) ?? null }, vehiclePath(line.slug), window.location);
  return (
    <Stack gap={5}>
      <Flex gap={3} align="center" wrap="wrap">
        <Button as="a" href={`${path}&as=csv`} download mode="ghost" icon={DownloadIcon} text="Download as CSV" />
        {unlisted > 0 && (
          <Text size={1} muted>
            {grouped(lines.length)} of {counted(lines.length + unlisted, 'problems')} are listed, some of each sort.
          </Text>
        )}
      </Flex>
      {problemSections(lines).map(({ kind, title, count, groups }) => (
        <Stack key={kind} gap={4}>
          <Text size={1} weight="semibold" as="h3">
            {title} ({grouped(count)})
          </Text>
          {groups.map((group) => (
            <Problems key={group.title + group.advice} group={group} addressOf={addressOf} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

type ProblemsProps = { group: ProblemGroup; addressOf: (line: ReportLine) => string | undefined };

function Problems({ group: { title, advice, lines }, addressOf }: ProblemsProps) {
  const row = (line: ReportLine, at: number) => <Problem key={at} line={line} address={addressOf(line)} />;
  const more = lines.slice(shown);
  return (
    <Card padding={3} radius={2} tone="transparent">
      <Stack gap={4}>
        {title && (
          <Text size={1} weight="medium">
            {title}
          </Text>
        )}
        <Text size={1}>{advice}</Text>
        <Stack gap={3} as="ul">
          {lines.slice(0, shown).map(row)}
        </Stack>
        {more.length > 0 && (
          <Disclosure summary={`${grouped(more.length)} more`}>
            <Stack gap={3} as="ul">
              {more.map(row)}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

function Problem({ line, address }: { line: ReportLine; address: string | undefined }) {
  const { kind, field, value, reason } = line;
  const ofFile = kind === 'column' ? `“${field}” ${reason}` : kind === 'file' ? reason : '';
  return (
    <Box as="li">
      <Text size={1} style={{ overflowWrap: 'anywhere' }}>
        {[whereOf(line), ofFile, value && (kind === 'column' ? `for example “${value}”` : `“${value}”`)]
          .filter(Boolean)
          .join(' · ')}
        {address && (
          <>
            {' · '}
            <a href={address} target="_blank" rel="noreferrer">
              See the car
            </a>
          </>
        )}
      </Text>
    </Box>
  );
}
