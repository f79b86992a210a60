import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Moves the focus with the next drawing of React: what is to have it may not be there before. The
 * browser's next frame can come earlier than that on a busy device.
 */
export function useFocus(find: () => HTMLElement | null | undefined): () => void {
  const [request, setRequest] = useState<object>();
  const focus = useEffectEvent(() => find()?.focus());
  useLayoutEffect(() => {
    if (request) focus();
  }, [request]);
  return () => setRequest({});
}
