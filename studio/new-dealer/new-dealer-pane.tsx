import { Box, Button, Card, Container, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { studioRuntime } from '@/studio/platform/runtime-config.ts';
import { readMembers, refusalText } from '@/studio/staff/members.ts';
import { createDealer } from './create-dealer.ts';
import { CreatedDealer } from './created-dealer.tsx';
import { trimmed } from './dealer-documents.ts';
import type { NewDealer } from './dealer-fields.ts';
import { DealerForm } from './dealer-form.tsx';
import { type Invited, inviteStaff } from './invite-staff.ts';
import { forgetTyped } from './typed-dealer.ts';
import { useLayers } from './use-layers.ts';

type Created = { dealer: NewDealer; invited: Invited[] };

/** A new dealer's site out of one form, then what is still to be done (PLUS-19). For administrators. */
export function NewDealerPane() {
  const client = useClient({ apiVersion: '2025-03-04' });
  const [reloads, setReloads] = useState(0);
  const [created, setCreated] = useState<Created | null>(null);
  const { embedded } = studioRuntime(window.forecourtStudio, window.location.origin);
  const create = async (typed: NewDealer) => {
    const dealer = trimmed(typed);
    try {
      const result = await createDealer(client, dealer, async () => (embedded ? readMembers(client) : []));
      if (result.state === 'taken') return result.faults;
    } catch (error) {
      return { root: refusalText(error) };
    }
    const invited = embedded ? await inviteStaff(client, dealer) : [];
    forgetTyped();
    setCreated({ dealer, invited });
    return {};
  };
  return (
    <Box padding={4} paddingBottom={6} data-testid="new-dealer">
      <Container width={1}>
        {created ? (
          <Stack gap={5}>
            <CreatedDealer {...created} isEmbedded={embedded} />
            <Flex>
              <Button mode="ghost" text="Another dealer" onClick={() => setCreated(null)} />
            </Flex>
          </Stack>
        ) : (
          <Form key={reloads} embedded={embedded} onCreate={create} onAgain={() => setReloads(reloads + 1)} />
        )}
      </Container>
    </Box>
  );
}

type FormProps = {
  embedded: boolean;
  onCreate: Parameters<typeof DealerForm>[0]['onCreate'];
  onAgain: () => void;
};

function Form({ embedded, onCreate, onAgain }: FormProps) {
  const layers = useLayers(useClient({ apiVersion: '2025-03-04' }));
  if (layers === null) {
    return (
      <Flex justify="center" padding={5} role="status" aria-label="Loading the form">
        <Spinner muted />
      </Flex>
    );
  }
  if (layers === 'failed') {
    return (
      <Card tone="caution" padding={4} radius={2} border role="alert">
        <Flex gap={3} align="center">
          <Text size={1}>The templates could not be read.</Text>
          <Button mode="ghost" text="Try again" onClick={onAgain} />
        </Flex>
      </Card>
    );
  }
  const isLocal = window.location.hostname.endsWith('localhost');
  return <DealerForm layers={layers} isLocal={isLocal} invitesStaff={embedded} onCreate={onCreate} />;
}
