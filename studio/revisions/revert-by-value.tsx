import { RevertIcon } from '@sanity/icons/Revert';
import { useState } from 'react';
import { type DocumentActionComponent, useDocumentOperation } from 'sanity';
import { useRouter } from 'sanity/router';
import { isLayer } from '@/studio/impact/sharable.ts';
import { onceEach } from '@/studio/platform/once-each.ts';
import { patchesBack } from './differences.ts';
import { RevertDialog } from './revert-dialog.tsx';

/**
 * Restores a revision by value: the dialog lists all differences, including later changes of
 * others, and only chosen ones are restored. For settings, which many people edit, none is
 * preselected.
 */
export const revertByValue = onceEach((action: DocumentActionComponent): DocumentActionComponent => {
  if (action.action !== 'restore') return action;
  const RevertByValue: DocumentActionComponent = (props) => {
    const usual = action(props);
    const [isConfirming, setIsConfirming] = useState(false);
    const { id, type, draft, published, revision } = props;
    const { patch } = useDocumentOperation(id, type);
    const { navigateIntent } = useRouter();
    const now = draft ?? published;
    // A deleted document is restored whole.
    if (!usual || !now || !revision) return usual;
    return {
      ...usual,
      icon: RevertIcon,
      onHandle: () => setIsConfirming(true),
      dialog: isConfirming && {
        type: 'dialog' as const,
        header: 'Go back to this revision',
        onClose: () => setIsConfirming(false),
        content: (
          <RevertDialog
            id={id}
            type={type}
            revision={revision}
            now={now}
            wholeFirst={!isLayer(type) && type !== 'dealerOverride'}
            onRevert={(chosen) => {
              patch.execute(patchesBack(chosen));
              setIsConfirming(false);
              navigateIntent('edit', { id, type });
            }}
          />
        ),
      },
    };
  };
  RevertByValue.action = action.action;
  return RevertByValue;
});
