import { pathToFileURL } from 'node:url';
import type { DocumentChange, StoredDocument } from '../store/document.ts';
import { isPublishedId } from '../store/document-id.ts';
import { refusedContent } from './refusals.ts';

/**
 * Returns why a document may not be published like this, one sentence each; none where it may.
 * Synchronous, and it changes nothing.
 */
export type DocumentCheck = (document: StoredDocument) => readonly string[];

type CheckSetup = { readonly module: string; readonly name: string };

/** The check that the setup names: a function of a module. @throws Error when there is none, so that the service does not start without it */
export async function loadDocumentCheck(setup: CheckSetup | undefined): Promise<DocumentCheck | null> {
  if (!setup) return null;
  const module = (await import(pathToFileURL(setup.module).href)) as Record<string, unknown>;
  const check = module[setup.name];
  if (typeof check !== 'function') throw new Error(`"check": ${setup.module} has no function "${setup.name}"`);
  return check as DocumentCheck;
}

/** What is published by this transaction, by every caller and every way, passes the check; drafts and versions may be unfinished. */
export function checkDocuments(changes: readonly DocumentChange[], check: DocumentCheck | null): void {
  if (!check) return;
  for (const { id, after } of changes) {
    if (!after || !isPublishedId(id)) continue;
    const reasons = check(after);
    if (reasons.length > 0) throw refusedContent(id, reasons);
  }
}
