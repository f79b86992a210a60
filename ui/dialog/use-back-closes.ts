import { useEffect, useEffectEvent } from 'react';

/**
 * The browser's way back closes what covers the page, and the page stays. Closed in another way, the entry of the history goes, too, so
 * that one step back still leads where it led.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...history.state, covered: true }, '');
    let left = false;
    const back = () => {
      left = true;
      close();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (!left && history.state?.covered) history.back();
    };
  }, [open]);
}
