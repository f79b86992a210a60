import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { getDraftId, useDocumentOperation, useEditState, useValidationStatus } from 'sanity';
import type { SettingsType } from './settings-documents.ts';

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
  const { draft } = useEditState(id, type);
  const { publish, discardChanges } = useDocumentOperation(id, type);
  const { isValidating, validation } = useValidationStatus(getDraftId(id), type, true);
  const mistaken = validation.some(({ level }) => level === 'error');
  if (!draft) return null;
  return (
    <Card tone="caution" padding={3} radius={2} role="status">
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text size={1}>
            The {title} have changes {unseen}. {more}
            {mistaken && ` Something in them is not right yet: the form of the ${title} says what.`}
          </Text>
        </Box>
        <Button
          mode="bleed"
          text="Discard changes"
          disabled={Boolean(discardChanges.disabled)}
          onClick={() => discardChanges.execute()}
        />
        <Button
          tone="positive"
          text="Publish"
          disabled={Boolean(publish.disabled) || isValidating || mistaken}
          onClick={() => publish.execute()}
        />
      </Flex>
    </Card>
  );
}
