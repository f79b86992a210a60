import { type Call, flag, type HttpResponse, idList, json } from '../http/call.ts';
import type { StoredDocument } from '../store/document.ts';
import { publishedId } from '../store/document-id.ts';

function wanted(call: Call): string[] {
  const ids = idList(call, 'ids');
  if (!flag(call.query, 'includeAllVersions')) return ids;
  const groups = new Set(ids.map(publishedId));
  return [...groups].flatMap((group) => call.visible.documents.formsOf(group));
}

/** Documents by id as stored, whatever the perspective. What is missing is listed, and what the caller may not read is as good as missing. */
export function getDocuments(call: Call): HttpResponse {
  const documents: StoredDocument[] = [];
  const omitted: { id: string; reason: 'existence' }[] = [];
  for (const id of wanted(call)) {
    const document = call.visible.documents.get(id);
    if (document) documents.push(document);
    else omitted.push({ id, reason: 'existence' });
  }
  return json({ documents: flag(call.query, 'excludeContent') ? [] : documents, omitted });
}
