import { getDraftId, getPublishedId } from '@sanity/client/csm';
import { useOptimisticActor } from '@sanity/visual-editing/react';
import { useCallback, useSyncExternalStore } from 'react';

/** The part that is used of the library's store of documents, and of each document in it. */
type Store = {
  subscribe(changed: () => void): { unsubscribe(): void };
  getSnapshot(): { context?: { documents: Record<string, { getSnapshot(): Held }> } };
};
type Held = { hasTag(tag: 'ready'): boolean; context: { local?: unknown } };

/**
 * Whether a document can be written to from the preview. The library that writes hears of its documents some time after it found the
 * studio, several seconds on a busy machine, and until then lets go of what it is given.
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

/** Both the draft and the published document have been requested, and there is one of them. */
function isHeld(store: Store, documentId: string): boolean {
  const documents = store.getSnapshot().context?.documents;
  const held = [getDraftId(documentId), getPublishedId(documentId)].map((id) => documents?.[id]?.getSnapshot());
  return held.every((it) => it?.hasTag('ready')) && held.some((it) => it?.context.local);
}
