import { useState } from 'react';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { onceEach } from '@/studio/platform/once-each.ts';
import type { Step } from './find-impact.ts';
import { ImpactList } from './impact-list.tsx';
import { useImpact } from './use-impact.ts';

/** The actions that change what shoppers see, and the label of the button that confirms. */
const steps: Partial<Record<NonNullable<DocumentActionComponent['action']>, { step: Step; text: string }>> = {
  publish: { step: 'publish', text: 'Publish' },
  unpublish: { step: 'withdraw', text: 'Unpublish' },
  delete: { step: 'withdraw', text: 'Delete' },
};

/**
 * Publishing, unpublishing or deleting a shared document needs a confirmation that lists the
 * affected sites (CFG-02). Documents of one site need none.
 */
export const confirmPublish = onceEach((action: DocumentActionComponent): DocumentActionComponent => {
  const found = action.action && steps[action.action];
  if (!found) return action;
  const ConfirmPublish: DocumentActionComponent = (props) => {
    const usual = action(props);
    const requested = useImpactDialog(props, found, usual?.onHandle);
    const { draft, published } = props;
    const own = (found.step === 'publish' ? draft : published)?.site;
    const harmless = found.step === 'withdraw' && !published;
    return usual && (own || harmless ? usual : { ...usual, ...requested, dialog: requested.dialog || usual.dialog });
  };
  ConfirmPublish.action = action.action;
  return ConfirmPublish;
});

type Props = Pick<DocumentActionProps, 'id' | 'type' | 'draft' | 'published' | 'onComplete'>;

function useImpactDialog(
  { id, type, draft, published, onComplete }: Props,
  { step, text }: { step: Step; text: string },
  goOn: (() => void) | undefined,
) {
  const [isOpen, setIsOpen] = useState(false);
  const document = step === 'publish' ? draft : published;
  const impact = useImpact(id, type, isOpen ? document?._rev : undefined, step);
  const close = () => {
    setIsOpen(false);
    onComplete();
  };
  const confirm = () => {
    setIsOpen(false);
    goOn?.();
  };
  return {
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'confirm' as const,
      tone: 'caution' as const,
      message: <ImpactList impact={impact} />,
      confirmButtonText: text,
      onCancel: close,
      onConfirm: confirm,
    },
  };
}
