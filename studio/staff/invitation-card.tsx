import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useRef, useState } from 'react';
import { mailAddress } from './members.ts';

type Props = { name: string; email: string; siteName: string; link: string; expires: string };

/** The link of an invitation, to hand on: it is shown once, since the service stores only its hash. */
export function InvitationCard({ name, email, siteName, link, expires }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Card padding={3} radius={2} border tone="positive" role="region" aria-label={`Invitation of ${name}`}>
      <Stack gap={3}>
        <Text size={1}>
          Send this link to <strong>{name}</strong> ({email}). It works once, until {dayOf(expires)}.
        </Text>
        <Flex gap={2} wrap="wrap" align="center">
          <Box flex={1} style={{ minWidth: '16rem' }}>
            <TextInput
              ref={field}
              readOnly
              value={link}
              fontSize={1}
              aria-label={`Link for ${name}`}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Box>
          <Button mode="ghost" text={copied ? 'Copied' : 'Copy'} onClick={copy} />
          <Button as="a" mode="ghost" text="Write the email" href={mailAddress({ name, email }, siteName, link)} />
        </Flex>
      </Stack>
    </Card>
  );
}

const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(moment))
    .replace(',', '');
