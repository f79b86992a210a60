import { RefreshIcon } from '@sanity/icons/Refresh';
import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { IntentLink } from 'sanity/router';
import { titleOf } from '@/studio/platform/owned-types.ts';
import type { SiteDocument } from './link-report.ts';
import { MissingList } from './missing-list.tsx';
import { type Report, useReport } from './use-report.ts';

type Props = { options?: { siteId?: string; site?: string } };

/**
 * A current report of a site's dead links, inside and from outside, and of pages without links to
 * them (CFG-05).
 */
export function ReportPane({ options }: Props) {
  const [reloads, setReloads] = useState(0);
  const { report, failed } = useReport(options?.siteId ?? '', reloads);
  return (
    <Stack gap={4} padding={4}>
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Text size={1} muted>
            {report ? `${report.links} addresses of this site that staff link to were checked.` : stateText(failed)}
          </Text>
        </Box>
        <Button mode="ghost" icon={RefreshIcon} text="Check again" onClick={() => setReloads(reloads + 1)} />
      </Flex>
      <MissingList key={reloads} siteId={options?.siteId ?? ''} site={options?.site ?? ''} />
      {report ? <Findings report={report} /> : !failed && <Waiting />}
    </Stack>
  );
}

const stateText = (failed: boolean): string =>
  failed ? 'The links could not be checked. Try again in a moment.' : 'Checking what is published…';

const Waiting = () => (
  <Flex justify="center" padding={5}>
    <Spinner muted />
  </Flex>
);

function Findings({ report: { dead, orphans } }: { report: Report }) {
  return (
    <>
      <List title="Links that lead nowhere" none="Every link leads somewhere.">
        {dead.map(({ href, problem, document }) => (
          <Finding key={href} document={document} title={href} text={problem} />
        ))}
      </List>
      <List title="Pages that no menu, page or tile links to" none="Every page is linked to.">
        {orphans.map((document) => (
          <Finding
            key={document._id}
            document={document}
            title={document.path ?? ''}
            text="Shoppers cannot find it, and search engines give it little weight. Link to it, or hide it from them."
          />
        ))}
      </List>
    </>
  );
}

function List({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="semibold">
        {title} ({children.length})
      </Text>
      {children.length > 0 ? (
        <Stack gap={2} as="ul">
          {children}
        </Stack>
      ) : (
        <Text size={1} muted>
          {none}
        </Text>
      )}
    </Stack>
  );
}

type FindingProps = { document: SiteDocument; title: string; text: string };

function Finding({ document: { _id, _type, template }, title, text }: FindingProps) {
  return (
    <Card as="li" padding={3} radius={2} border>
      <IntentLink
        intent="edit"
        params={{ id: _id, type: _type }}
        style={{ color: 'inherit', textDecoration: 'none', display: 'block' }}
      >
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {[titleOf(_type), template && 'of the template', text].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </IntentLink>
    </Card>
  );
}
