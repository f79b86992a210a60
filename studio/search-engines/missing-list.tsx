import { Card, Flex, Stack, Text } from '@sanity/ui';
import { IntentButton } from 'sanity';
import type { MissingPage } from '@/domain/routes/missing-path.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { checkPath } from '@/schemas/fields/page-path.ts';
import { NotHere } from '@/studio/leads/not-here.tsx';
import { startOf } from '@/studio/platform/owned-types.ts';
import { useMissing } from './use-missing.ts';

type Props = { siteId: string; site: string };

/** Requested addresses that do not exist, each with a way to fix it (CFG-05). */
export function MissingList({ siteId, site }: Props) {
  const missing = useMissing(siteId, site);
  if (missing.state !== 'here') return <NotHere state={missing.state} what="addresses" onAgain={missing.again} />;
  const pages = missing.value;
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="semibold">
        Addresses that shoppers did not find ({pages.length})
      </Text>
      {pages.length > 0 ? (
        <Stack gap={2} as="ul">
          {pages.map((page) => (
            <Missing key={page.path} page={page} siteId={siteId} />
          ))}
        </Stack>
      ) : (
        <Text size={1} muted>
          None in 30 days.
        </Text>
      )}
    </Stack>
  );
}

function Missing({ page: { path, referrer, count, days }, siteId }: { page: MissingPage; siteId: string }) {
  const from = referrer === window.location.hostname ? 'from this site' : referrer && `from ${referrer}`;
  const facts = [`Requested ${counted(count, 'times')} on ${counted(days, 'days')} of the last 30`, from];
  return (
    <Card as="li" padding={3} radius={2} border>
      <Flex align="center" gap={3}>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="medium">
            {path}
          </Text>
          <Text size={1} muted>
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {checkPath(path) === true && (
          <IntentButton
            intent="create"
            params={[
              { type: 'redirect', template: startOf('redirect', 'site') },
              { id: siteId, from: path },
            ]}
            mode="ghost"
            text="Make a redirect"
            aria-label={`Make a redirect from ${path}`}
          />
        )}
      </Flex>
    </Card>
  );
}
