import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { IntentLink } from 'sanity/router';
import { siteIdOf } from '@/schemas/fields/site-slug.ts';
import { addressThere } from '@/studio/elsewhere/of-host.ts';
import { useReport } from '@/studio/search-engines/use-report.ts';
import { InvitationCard } from '@/studio/staff/invitation-card.tsx';
import { SourceCard } from '@/studio/stock/source-card.tsx';
import type { NewDealer } from './dealer-fields.ts';
import type { Invited } from './invite-staff.ts';

type Props = { dealer: NewDealer; invited: readonly Invited[]; isEmbedded: boolean };

/** What the form made, and what staff do next. */
export function CreatedDealer({ dealer, invited, isEmbedded }: Props) {
  const { name, slug, host, inbox, feed } = dealer;
  const addressOf = (path: string) =>
    addressThere({ slug, hosts: host ? [host] : null }, path, window.location) ?? path;
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text as="h2" size={3} weight="semibold">
          {name} is live
        </Text>
        <Text size={1}>
          <a href={addressOf('/')}>{addressOf('/')}</a>
        </Text>
        {host && (
          <Text size={1} muted>
            Shoppers find it at {host} once the domain’s DNS leads to this platform.
          </Text>
        )}
      </Stack>
      <Step title="Staff">
        {invited.map((person) =>
          'invitation' in person ? (
            <InvitationCard
              key={person.email}
              name={person.name}
              email={person.email}
              siteName={name}
              link={addressOf(person.invitation.path)}
              expires={person.invitation.expires}
            />
          ) : (
            <Card key={person.email} tone="caution" padding={3} radius={2} role="alert">
              <Text size={1}>
                {person.name} was not invited. {person.problem}
              </Text>
            </Card>
          ),
        )}
        <Text size={1} muted>
          {isEmbedded
            ? 'More people: All sites, this dealer, Staff.'
            : 'Invite the dealer’s staff in the members of the Sanity project (docs/rights.md).'}
        </Text>
      </Step>
      <Step title="Stock">
        {feed ? (
          <SourceCard site={slug} onImported={() => undefined} isNew />
        ) : (
          <Text size={1}>
            No feed yet: the site has no vehicles. Fill in “Stock feed” in the{' '}
            <Edit type="siteOffice" id={`office.${siteIdOf(slug)}`}>
              office settings
            </Edit>
            .
          </Text>
        )}
      </Step>
      <Step title="Enquiries">
        <Text size={1}>Each is mailed to {inbox}, and is in the dealer’s studio under Enquiries.</Text>
      </Step>
      <Links siteId={siteIdOf(slug)} />
      <Step title="Next">
        <Text size={1}>
          Put the location on the map:{' '}
          <Edit type="location" id={`location-${slug}-main`}>
            latitude and longitude
          </Edit>
          .
        </Text>
        <Text size={1}>
          Choose logo and colours:{' '}
          <Edit type="dealerOverride" id={`override-${slug}`}>
            dealer settings
          </Edit>
          .
        </Text>
      </Step>
    </Stack>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding={4} radius={2} border role="region" aria-label={title}>
      <Stack gap={4}>
        <Text as="h3" size={1} weight="semibold">
          {title}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}

const Edit = ({ type, id, children }: { type: string; id: string; children: ReactNode }) => (
  <IntentLink intent="edit" params={{ type, id }}>
    {children}
  </IntentLink>
);

/** Whether every link of the new site leads somewhere, by its content. */
function Links({ siteId }: { siteId: string }) {
  const [reloads, setReloads] = useState(0);
  const { report, failed } = useReport(siteId, reloads);
  const again = <Button mode="ghost" text="Check again" onClick={() => setReloads(reloads + 1)} />;
  if (!report) {
    return (
      <Step title="Links">
        <Flex gap={3} align="center">
          <Text size={1}>{failed ? 'The links could not be checked.' : 'Checking every link…'}</Text>
          {failed && again}
        </Flex>
      </Step>
    );
  }
  return (
    <Step title="Links">
      {report.dead.length === 0 ? (
        <Text size={1}>{report.links} links checked. Every link leads somewhere.</Text>
      ) : (
        <>
          <Text size={1}>These links lead nowhere:</Text>
          <Stack gap={3} as="ul">
            {report.dead.map(({ href, problem, document }) => (
              <Text key={href} as="li" size={1}>
                <Edit type={document._type} id={document._id}>
                  {href}
                </Edit>{' '}
                {problem}
              </Text>
            ))}
          </Stack>
          <Flex>{again}</Flex>
        </>
      )}
    </Step>
  );
}
