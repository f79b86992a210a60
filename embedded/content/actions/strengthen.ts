import { isRecord, type StoredDocument } from '../store/document.ts';

function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, strengthened(field)]));
  if (typeof inner._ref !== 'string' || !isRecord(inner._strengthenOnPublish)) return inner;
  const { _strengthenOnPublish, _weak, ...reference } = inner;
  const staysWeak = isRecord(_strengthenOnPublish) && _strengthenOnPublish.weak === true;
  return staysWeak ? { ...reference, _weak: true } : reference;
}

/** A draft's content as it is published: references made weak because their target was a draft become strong. */
export function publishedContent(draft: StoredDocument): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, _system, ...content } = draft;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, strengthened(value)]));
}
