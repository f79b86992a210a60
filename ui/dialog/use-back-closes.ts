import { useEffect, useEffectEvent } from 'react';
import { coverPage } from './cover-page.ts';

/** Back closes a dialog while it is open. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? coverPage('dialog', () => close()) : undefined), [open]);
}
