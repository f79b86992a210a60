import { getDraftId, getPublishedId } from '@sanity/client/csm';
import { useOptimisticActor } from '@sanity/visual-editing/react';
import { useCallback, useSyncExternalStore } from 'react';

/** The used part of the library's document store. */
type Store = {
  subscribe(changed: () => void): { unsubscribe(): void };
  getSnapshot(): { context?: { documents: Record<string, { getSnapshot(): Held }> } };
};
type Held = { hasTag(tag: 'ready'): boolean; context: { local?: unknown } };

/**
 * Whether a document can be written from the preview. The library loads its documents some time
 * after it found the studio, up to seconds on a busy machine, and drops changes before that.
 */
export function useWritable(documentId: string): boolean {
  const store = useOptimisticActor() as Store;
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = store.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  const ready = () => isHeld(store, documentId);
  return useSyncExternalStore(subscribe, ready, () => false);
}

/** Draft and published document have been requested, and one exists. */
function isHeld(store: Store, documentId: string): boolean {
  const documents = store.getSnapshot().context?.documents;
  const held = [getDraftId(documentId), getPublishedId(documentId)].map((id) => documents?.[id]?.getSnapshot());
  return held.every((it) => it?.hasTag('ready')) && held.some((it) => it?.context.local);
}
