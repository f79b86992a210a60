import { useEffect, useEffectEvent, useId } from 'react';
import { coverPage } from './cover-page.ts';

/** Back closes a dialog while it is open. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const name = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? coverPage(name, () => close()) : undefined), [open, name]);
}
