import { useState } from 'react';
import type { DocumentActionComponent, DocumentActionProps } from 'sanity';
import { ImpactList } from './impact-list.tsx';
import { useImpact } from './use-impact.ts';

/** Publishing what several sites show asks first, and lists the sites that will change (CFG-02). What is one site's own goes at once. */
export function publishWithImpact(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishShared: DocumentActionComponent = (props) => {
    const usual = publish(props);
    const dialog = useImpactDialog(props, usual?.onHandle);
    return usual && (props.draft?.site ? usual : { ...usual, ...dialog });
  };
  PublishShared.action = 'publish';
  return PublishShared;
}

function useImpactDialog({ id, type, draft, onComplete }: DocumentActionProps, publish: (() => void) | undefined) {
  const [asking, setAsking] = useState(false);
  const impact = useImpact(id, type, asking ? draft?._rev : undefined);
  const close = () => {
    setAsking(false);
    onComplete();
  };
  const confirm = () => {
    setAsking(false);
    publish?.();
  };
  return {
    onHandle: () => setAsking(true),
    dialog: asking && {
      type: 'confirm' as const,
      tone: 'caution' as const,
      message: <ImpactList impact={impact} />,
      confirmButtonText: 'Publish',
      onCancel: close,
      onConfirm: confirm,
    },
  };
}
