import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import type { SettingsType } from './settings-documents.ts';
import { usePublish } from './use-publish.ts';

type Props = { id: string; type?: SettingsType; more?: string };

const texts: Record<SettingsType, { title: string; unseen: string }> = {
  dealerOverride: { title: 'dealer settings', unseen: 'that shoppers do not see yet' },
  siteOffice: { title: 'office settings', unseen: 'that nothing follows yet' },
};

/**
 * While a dealer's settings hold changes that are not published: states it, and publishes them.
 * `more` is text about this place.
 */
export function PublishOverride({ id, type = 'dealerOverride', more = '' }: Props) {
  const { title, unseen } = texts[type];
  const { hasDraft, hasErrors, isScheduled, canPublish, publish, discard } = usePublish(id, type);
  if (!hasDraft) return null;
  return (
    <Card tone="caution" padding={3} radius={2} role="status">
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text size={1}>
            The {title} have changes {unseen}. {more}
            {hasErrors && ` Something in them is not right yet: the form of the ${title} says what.`}
          </Text>
        </Box>
        <Button mode="bleed" text="Discard changes" disabled={!discard || isScheduled} onClick={() => discard?.()} />
        <Button tone="positive" text="Publish" loading={isScheduled} disabled={!canPublish} onClick={publish} />
      </Flex>
    </Card>
  );
}
