import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { getDraftId, useDocumentOperation, useEditState, useValidationStatus } from 'sanity';

type Props = { overrideId: string; more?: string };

/** While the dealer's settings hold changes that shoppers do not see yet: says so, and publishes them. `more` are words about this place. */
export function PublishOverride({ overrideId, more = '' }: Props) {
  const { draft } = useEditState(overrideId, 'dealerOverride');
  const { publish, discardChanges } = useDocumentOperation(overrideId, 'dealerOverride');
  const { isValidating, validation } = useValidationStatus(getDraftId(overrideId), 'dealerOverride', true);
  const mistaken = validation.some(({ level }) => level === 'error');
  if (!draft) return null;
  return (
    <Card tone="caution" padding={3} radius={2} role="status">
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text size={1}>
            The dealer settings have changes that shoppers do not see yet. {more}
            {mistaken && ' Something in them is not right yet: the form of the dealer settings says what.'}
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
