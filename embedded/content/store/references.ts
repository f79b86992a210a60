import { isRecord } from './document.ts';

interface Reference {
  readonly target: string;
  readonly weak: boolean;
}

function* walk(value: unknown): Generator<Reference> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
    return;
  }
  if (!isRecord(value)) return;
  // A reference into another dataset or a media library is not ours to follow.
  if (typeof value._ref === 'string' && !value._dataset && !value._projectId && !isGlobal(value)) {
    yield { target: value._ref, weak: value._weak === true };
  }
  for (const key in value) {
    const inner = value[key];
    if (typeof inner === 'object' && inner !== null) yield* walk(inner);
  }
}

function isGlobal(value: Record<string, unknown>): boolean {
  return value._type === 'globalDocumentReference' || value._type === 'crossDatasetReference';
}

export function referencedIds(value: unknown): Set<string> {
  const ids = new Set<string>();
  for (const reference of walk(value)) ids.add(reference.target);
  return ids;
}

export function strongReferences(value: unknown): Set<string> {
  const ids = new Set<string>();
  for (const reference of walk(value)) if (!reference.weak) ids.add(reference.target);
  return ids;
}
