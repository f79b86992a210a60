import { createHash } from 'node:crypto';
import type { DocumentChange } from '../store/document.ts';
import { publishedId } from '../store/document-id.ts';
import type { Plan } from './plan.ts';
import { allowedValues } from './restriction.ts';

/**
 * Opaque names of what a query's result depends on; a change names the same, so that a reader
 * fetches again.
 */
function tag(kind: string, name: string): string {
  return `s1:${createHash('sha256').update(`${kind} ${name}`).digest('base64url').slice(0, 8)}`;
}

const EVERYTHING = tag('all', '');

/** @param followed ids of the documents that references led to while the query ran */
export function queryTags(plan: Plan, params: Record<string, unknown>, followed: Iterable<string>): string[] {
  const tags = new Set<string>();
  if (plan.readsEverything || plan.textSearches.length > 0) tags.add(EVERYTHING);
  for (const { restriction } of plan.lookups) {
    for (const value of allowedValues(restriction, params)) {
      const name = restriction.kind === 'id' ? publishedId(value) : value;
      tags.add(restriction.kind === 'reference' ? EVERYTHING : tag(restriction.kind, name));
    }
  }
  for (const id of followed) tags.add(tag('id', publishedId(id)));
  return [...tags];
}

export function changeTags(changes: readonly DocumentChange[]): string[] {
  const tags = new Set<string>([EVERYTHING]);
  for (const change of changes) {
    tags.add(tag('id', publishedId(change.id)));
    for (const document of [change.before, change.after]) if (document) tags.add(tag('type', document._type));
  }
  return [...tags];
}
