import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Moves the focus after React's next render, since the element may not exist before. The browser's
 * next frame can come earlier than that on a busy device.
 */
export function useFocus(find: () => HTMLElement | null | undefined): () => void {
  const [request, setRequest] = useState<object>();
  const focus = useEffectEvent(() => find()?.focus());
  useLayoutEffect(() => {
    if (request) focus();
  }, [request]);
  return () => setRequest({});
}
