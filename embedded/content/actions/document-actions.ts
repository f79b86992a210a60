import type { Writer } from '../mutations/write.ts';
import type { StoredDocument } from '../store/document.ts';
import { draftId, idInBundle, isPublishedId, publishedId } from '../store/document-id.ts';
import { type Action, optionalText, requiredRecord, requiredText, textList } from './fields.ts';
import { documentExists, invalidAction, missingDocument, otherVersionsExist, staleRevision } from './refusals.ts';
import { publishedContent } from './strengthen.ts';

/** A copy's content without the fields that belong to the place of the copy. */
function contentOf(document: StoredDocument): Record<string, unknown> {
  const { _id, _rev, _updatedAt, _system, ...content } = document;
  return content;
}

function existing(writer: Writer, id: string): StoredDocument {
  const document = writer.staging.get(id);
  if (!document) throw missingDocument(id);
  return document;
}

function checkRevision(writer: Writer, id: string, expected: string | undefined): void {
  if (expected === undefined) return;
  const current = writer.staging.get(id)?._rev ?? null;
  if (current !== expected && current !== writer.stamp.transactionId) throw staleRevision(id, current, expected);
}

export function create(writer: Writer, action: Action): void {
  const attributes = requiredRecord(action, 'attributes');
  const id = typeof attributes._id === 'string' ? attributes._id : draftId(requiredText(action, 'publishedId'));
  if (writer.staging.get(id)) {
    if (action.ifExists === 'ignore') return;
    throw documentExists(id);
  }
  writer.create({ ...attributes, _id: id });
}

/** Edits a draft or version, and makes the draft from the published document when there is none. */
export function edit(writer: Writer, action: Action): void {
  const id = requiredText(action, 'draftId');
  const published = optionalText(action, 'publishedId') ?? publishedId(id);
  if (isPublishedId(id)) throw invalidAction(`"draftId" ${JSON.stringify(id)} is not the id of a draft or version`);
  if (!writer.staging.get(id)) {
    writer.createIfNotExists({ ...contentOf(existing(writer, published)), _id: id });
  }
  writer.patch(id, requiredRecord(action, 'patch'));
}

export function replaceDraft(writer: Writer, action: Action): void {
  const attributes = requiredRecord(action, 'attributes');
  writer.createOrReplace({
    ...attributes,
    _id: draftId(String(attributes._id ?? requiredText(action, 'publishedId'))),
  });
}

/** The draft's content becomes the published document, and the draft is gone, in one transaction. */
export function publish(writer: Writer, action: Action): void {
  const published = requiredText(action, 'publishedId');
  const draft = optionalText(action, 'draftId') ?? optionalText(action, 'versionId') ?? draftId(published);
  const document = existing(writer, draft);
  checkRevision(writer, draft, optionalText(action, 'ifDraftRevisionId'));
  checkRevision(writer, published, optionalText(action, 'ifPublishedRevisionId'));
  const _createdAt = writer.staging.get(published)?._createdAt ?? document._createdAt;
  writer.createOrReplace({ ...publishedContent(document), _createdAt, _id: published });
  writer.delete(draft);
}

/** The published document goes; its content stays as the draft, unless a newer draft is there. */
export function unpublish(writer: Writer, action: Action): void {
  const published = requiredText(action, 'publishedId');
  const document = existing(writer, published);
  writer.createIfNotExists({ ...contentOf(document), _id: optionalText(action, 'draftId') ?? draftId(published) });
  writer.delete(published);
}

export function discard(writer: Writer, action: Action): void {
  const id = optionalText(action, 'versionId') ?? requiredText(action, 'draftId');
  if (isPublishedId(id)) throw invalidAction(`${JSON.stringify(id)} is not the id of a draft or version`);
  existing(writer, id);
  writer.delete(id);
}

/** Deletes the published document with the drafts and versions that the action names; unnamed ones refuse it. */
export function remove(writer: Writer, action: Action): void {
  const published = requiredText(action, 'publishedId');
  const named = textList(action, 'includeDrafts');
  const forms = writer.staging.formsOf(published);
  const others = forms.filter((id) => !isPublishedId(id) && !named.includes(id));
  if (others.length > 0) throw otherVersionsExist(published, others);
  const ids = [published, ...named];
  if (!ids.some((id) => writer.staging.get(id))) throw missingDocument(published);
  for (const id of ids) writer.delete(id);
}

export function createVersion(writer: Writer, action: Action): void {
  if (action.document !== undefined) {
    writer.create(requiredRecord(action, 'document'));
    return;
  }
  const base = existing(writer, requiredText(action, 'baseId'));
  checkRevision(writer, base._id, optionalText(action, 'ifBaseRevisionId'));
  const bundle = optionalText(action, 'releaseId');
  const id = optionalText(action, 'versionId') ?? (bundle && idInBundle(requiredText(action, 'publishedId'), bundle));
  if (!id) throw invalidAction(`Action ${action.actionType} needs "versionId"`);
  writer.create({ ...contentOf(base), _id: id });
}

export function replaceVersion(writer: Writer, action: Action): void {
  const document = requiredRecord(action, 'document');
  existing(writer, String(document._id));
  writer.createOrReplace(document);
}

/** Marks a version so that publishing its release unpublishes the document. */
export function unpublishVersion(writer: Writer, action: Action): void {
  const id = requiredText(action, 'versionId');
  if (!writer.staging.get(id)) {
    writer.create({ ...contentOf(existing(writer, requiredText(action, 'publishedId'))), _id: id });
  }
  writer.patch(id, { set: { _system: { delete: true } } });
}
