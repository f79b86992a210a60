import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { getPublishedId, type InputProps, useDocumentOperation, useFormValue } from 'sanity';
import { tagOfContent } from '@/domain/third-parties/tag-of-content.ts';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { approvalNotice, approved } from './approval-notice.ts';

export const isApproval = ({ path }: InputProps, documentType: unknown): boolean =>
  documentType === 'thirdPartyTag' && path.join('.') === 'approved';

/** Shows the state of a tag's approval, with the button that approves it as it is (PLUS-11). */
export function ApprovalInput({ readOnly }: InputProps) {
  const document = unknownFields(useFormValue([]));
  const { patch } = useDocumentOperation(getPublishedId(String(document._id ?? '')), 'thirdPartyTag');
  const { text, holds, canApprove } = approvalNotice(tagOfContent(document));
  const approve = () => patch.execute([{ set: approved(document, new Date()) }]);
  return (
    <Card tone={holds ? 'positive' : 'caution'} padding={3} radius={2} role="status">
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text size={1}>{text}</Text>
        </Box>
        {!holds && !readOnly && (
          <Button text="Approve as it stands" disabled={!canApprove || Boolean(patch.disabled)} onClick={approve} />
        )}
      </Flex>
    </Card>
  );
}
