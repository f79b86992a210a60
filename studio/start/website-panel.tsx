import { Card, Flex, Stack, Text } from '@sanity/ui';
import { getPublishedId, useCurrentUser } from 'sanity';
import { IntentLink } from 'sanity/router';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { StartReport } from '@/domain/site/start-report.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { titleOf } from '@/studio/platform/owned-types.ts';
import { CountRow } from './count-row.tsx';
import { type Draft, type Drafts, waitedText } from './drafts.ts';
import { Panel } from './panel.tsx';

type Props = {
  drafts: Drafts | 'failed' | null;
  /** Null without access to enquiries. */
  report: StartReport | null;
};

/** Unpublished drafts, and addresses that shoppers did not find. */
export function WebsitePanel({ drafts, report }: Props) {
  const isAdministrator = useCurrentUser()?.roles.some(({ name }) => name === 'administrator') ?? false;
  const structure = `/studio/structure${isAdministrator ? '/this-site;' : '/'}`;
  return (
    <Panel title="Website" aside={<a href="/studio/structure">All content</a>}>
      <DraftList drafts={drafts} />
      {report && report.nothing.count + report.missing.count > 0 && (
        <Stack as="ul" gap={3}>
          {report.nothing.count > 0 && (
            <CountRow
              title="Search phrases that found nothing, last 7 days"
              href={`${pathOfRoute('deskFigures')}#nothing`}
              {...report.nothing}
            />
          )}
          {report.missing.count > 0 && (
            <CountRow
              title="Addresses not found, last 30 days"
              href={`${structure}search-engines`}
              {...report.missing}
            />
          )}
        </Stack>
      )}
    </Panel>
  );
}

function DraftList({ drafts }: Pick<Props, 'drafts'>) {
  if (drafts === null || drafts === 'failed' || drafts.count === 0) {
    const text =
      drafts === null
        ? 'Reading the drafts…'
        : drafts === 'failed'
          ? 'The drafts could not be read. Press Refresh in a moment.'
          : 'No drafts: everything written is published.';
    return (
      <Text size={1} muted>
        {text}
      </Text>
    );
  }
  const { count, oldest } = drafts;
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {counted(count, 'drafts')} not published{count > oldest.length && `, the oldest ${oldest.length} here`}
      </Text>
      <Stack as="ul" gap={3}>
        {oldest.map((draft) => (
          <DraftRow key={draft._id} draft={draft} />
        ))}
      </Stack>
    </Stack>
  );
}

function DraftRow({ draft: { _id, _type, title, updatedAt } }: { draft: Draft }) {
  return (
    <Card as="li" borderTop paddingTop={3}>
      <IntentLink
        intent="edit"
        params={{ id: getPublishedId(_id), type: _type }}
        style={{ color: 'inherit', textDecoration: 'none', display: 'block' }}
      >
        <Flex justify="space-between" gap={3}>
          <Stack gap={2} flex={1}>
            <Text size={1} weight="medium">
              {title || titleOf(_type)}
            </Text>
            {title && (
              <Text size={1} muted>
                {titleOf(_type)}
              </Text>
            )}
          </Stack>
          <Text size={1} muted>
            {waitedText(updatedAt, Date.now())}
          </Text>
        </Flex>
      </IntentLink>
    </Card>
  );
}
