import { useEffect, useState } from 'react';
import { getDraftId, useDocumentOperation, useEditState, useSyncState, useValidationStatus } from 'sanity';
import type { SettingsType } from './settings-documents.ts';

/**
 * The draft of a settings document, and its publishing: once the last change is stored and
 * validated, as Sanity's own button does. A change that arrives after the publish would create the
 * draft again.
 */
export function usePublish(id: string, type: SettingsType) {
  const { draft } = useEditState(id, type);
  const { publish, discardChanges } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const { isValidating, validation, revision } = useValidationStatus(getDraftId(id), type, true);
  const [isScheduled, schedule] = useState(false);
  const hasErrors = validation.some(({ level }) => level === 'error');
  const isSettled = !isSyncing && !isValidating && revision === draft?._rev;

  useEffect(() => {
    if (!isScheduled || (draft && !isSettled)) return;
    schedule(false);
    if (draft && !hasErrors && !publish.disabled) publish.execute();
  }, [isScheduled, isSettled, hasErrors, draft, publish]);

  return {
    hasDraft: draft !== null,
    hasErrors,
    isScheduled,
    canPublish: !isScheduled && !publish.disabled && !hasErrors,
    publish: () => schedule(true),
    discard: discardChanges.disabled ? null : () => discardChanges.execute(),
  };
}
