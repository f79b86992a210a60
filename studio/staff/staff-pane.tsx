import { Badge, Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { slugOfSiteId } from '@/schemas/fields/site-slug.ts';
import { addressThere } from '@/studio/elsewhere/of-host.ts';
import { InvitationCard } from './invitation-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { type Invitation, inviteMember, type Member, refusalText, removeMember, renewInvitation } from './members.ts';
import { useStaff } from './use-staff.ts';

type Site = { siteId: string; slug: string; name: string; hosts: string[] | null };
type Props = { options?: Partial<Site> };
type Shown = { member: Pick<Member, 'id' | 'name' | 'email'>; invitation: Invitation };

/** Who signs in to edit a site: invite, send a new link, remove. For administrators. */
export function StaffPane({ options }: Props) {
  const { siteId = '', slug = '', name = '', hosts = null } = options ?? {};
  const site = slugOfSiteId(siteId);
  if (site === null)
    return (
      <Card padding={4} tone="caution">
        <Text size={1}>
          Only administrators can edit this site: its document has the id “{siteId}”, and the rights of staff go by ids
          that begin with “site-”. Sites that are made by New dealer have one.
        </Text>
      </Card>
    );
  return <StaffOfSite site={site} slug={slug} name={name} hosts={hosts} />;
}

/** `site`: the short name by which its members are stored; `slug`: the one of its address. */
function StaffOfSite({ site, slug, name, hosts }: Omit<Site, 'siteId'> & { site: string }) {
  const client = useClient({ apiVersion: '2025-03-04' });
  const { staff, failed, reload } = useStaff(client, site);
  const [problem, setProblem] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  /** Resolves with whether it worked. */
  const attempt = async (work: () => Promise<Shown | null>): Promise<boolean> => {
    setProblem('');
    try {
      setShown(await work());
      reload();
      return true;
    } catch (error) {
      setProblem(refusalText(error));
      return false;
    }
  };
  const linkOf = ({ path }: Invitation) => addressThere({ slug, hosts }, path, window.location) ?? path;
  return (
    <Stack gap={5} padding={4}>
      <Text size={1} muted>
        They edit what {name} publishes, work with its enquiries, and see nothing of other dealers.
      </Text>
      {problem && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      {shown && (
        <InvitationCard
          {...shown.member}
          siteName={name}
          link={linkOf(shown.invitation)}
          expires={shown.invitation.expires}
        />
      )}
      {failed ? (
        <Flex gap={3} align="center">
          <Text size={1}>The staff could not be read.</Text>
          <Button mode="ghost" text="Try again" onClick={reload} />
        </Flex>
      ) : (
        <StaffList
          staff={staff}
          onRenew={(member) =>
            attempt(async () => ({ member, invitation: (await renewInvitation(client, member.id)).invitation }))
          }
          onRemove={(member) =>
            attempt(async () => {
              await removeMember(client, member.id);
              return null;
            })
          }
        />
      )}
      <InviteForm onInvite={(person) => attempt(() => inviteMember(client, { ...person, site }))} />
    </Stack>
  );
}

type ListProps = {
  staff: readonly Member[] | null;
  onRenew: (member: Member) => void;
  onRemove: (member: Member) => void;
};

function StaffList({ staff, onRenew, onRemove }: ListProps) {
  if (staff === null) {
    return (
      <Flex justify="center" padding={4} role="status" aria-label="Loading the staff">
        <Spinner muted />
      </Flex>
    );
  }
  if (staff.length === 0) {
    return (
      <Text size={1} muted>
        Only administrators edit this site so far.
      </Text>
    );
  }
  return (
    <Stack gap={2} as="ul">
      {staff.map((member) => (
        <StaffRow key={member.id} member={member} onRenew={onRenew} onRemove={onRemove} />
      ))}
    </Stack>
  );
}

const states = {
  active: { text: 'Signs in', tone: 'positive' },
  invited: { text: 'Invited', tone: 'primary' },
  expired: { text: 'Link too old', tone: 'caution' },
} as const;

function StaffRow({ member, onRenew, onRemove }: Omit<ListProps, 'staff'> & { member: Member }) {
  const [isSure, setIsSure] = useState(false);
  const { text, tone } = states[member.state];
  return (
    <Card as="li" padding={3} radius={2} border>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1} style={{ minWidth: '12rem' }}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {member.name}
            </Text>
            <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
              {member.email}
            </Text>
          </Stack>
        </Box>
        <Badge tone={tone}>{text}</Badge>
        {member.managed ? (
          <>
            <Button
              mode="ghost"
              text={member.state === 'active' ? 'Link for a new password' : 'New link'}
              onClick={() => onRenew(member)}
            />
            <Button
              mode="ghost"
              tone="critical"
              text={isSure ? 'Remove for good' : 'Remove'}
              aria-label={`${isSure ? 'Remove for good' : 'Remove'}: ${member.name}`}
              onBlur={() => setIsSure(false)}
              onClick={() => (isSure ? onRemove(member) : setIsSure(true))}
            />
          </>
        ) : (
          <Text size={1} muted>
            in the server’s setup file
          </Text>
        )}
      </Flex>
    </Card>
  );
}
