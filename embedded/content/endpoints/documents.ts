import { type Answer, type Call, flag, idList, json } from '../http/call.ts';
import type { StoredDocument } from '../store/document.ts';
import { publishedId } from '../store/document-id.ts';

function wanted(call: Call): string[] {
  const ids = idList(call, 'ids');
  if (!flag(call.query, 'includeAllVersions')) return ids;
  const groups = new Set(ids.map(publishedId));
  return [...groups].flatMap((group) => [...call.service.lake.memory.formsOf(group)]);
}

/** Documents by id as stored, whatever the perspective. What is missing or hidden is listed with the reason. */
export function getDocuments(call: Call): Answer {
  const documents: StoredDocument[] = [];
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = [];
  for (const id of wanted(call)) {
    const document = call.service.lake.memory.get(id);
    if (!document) omitted.push({ id, reason: 'existence' });
    else if (call.grants.mayRead(document)) documents.push(document);
    else omitted.push({ id, reason: 'permission' });
  }
  return json({ documents: flag(call.query, 'excludeContent') ? [] : documents, omitted });
}
