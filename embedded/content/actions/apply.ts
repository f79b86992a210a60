import type { Writer } from '../mutations/write.ts';
import * as documents from './document-actions.ts';
import { type Action, parseAction } from './fields.ts';
import { asActionProblem, unknownAction } from './refusals.ts';

type Handler = (writer: Writer, action: Action) => void;

const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ['sanity.action.document.create', documents.create],
  ['sanity.action.document.edit', documents.edit],
  ['sanity.action.document.publish', documents.publish],
  ['sanity.action.document.unpublish', documents.unpublish],
  ['sanity.action.document.delete', documents.remove],
  ['sanity.action.document.discard', documents.discard],
  ['sanity.action.document.replaceDraft', documents.replaceDraft],
  ['sanity.action.document.version.create', documents.createVersion],
  ['sanity.action.document.version.discard', documents.discard],
  ['sanity.action.document.version.replace', documents.replaceVersion],
  ['sanity.action.document.version.unpublish', documents.unpublishVersion],
]);

/** Actions that the Studio tries at start with dryRun, only to learn whether the plan of the project has releases. */
export function isReleaseAction(value: unknown): boolean {
  return parseAction(value).actionType.startsWith('sanity.action.release.');
}

/** Applies one action of the Actions API. @throws Problem 400, 404 or 409 */
export function applyAction(writer: Writer, value: unknown): void {
  const action = parseAction(value);
  const handler = HANDLERS.get(action.actionType);
  if (!handler) throw unknownAction(action.actionType);
  try {
    handler(writer, action);
  } catch (error) {
    throw asActionProblem(error);
  }
}
