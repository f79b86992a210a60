import { runSync } from '../query/evaluate.ts';
import { planOf } from '../query/evaluate-query.ts';
import { limits, tooSlow } from '../query/limits.ts';
import type { DocumentSource } from '../query/source.ts';
import { OutOfTime, within } from '../query/within.ts';
import { isRecord } from '../store/document.ts';
import type { VisibleStaging } from '../store/visible-staging.ts';
import { invalidMutation } from './refusals.ts';
import type { WriteResult, Writer } from './write.ts';

const KINDS = ['create', 'createIfNotExists', 'createOrReplace', 'delete', 'patch'] as const;
type Kind = (typeof KINDS)[number];

interface Selection {
  readonly query: string;
  readonly params: Record<string, unknown>;
}

function selection(body: Record<string, unknown>): Selection | undefined {
  if (typeof body.query !== 'string') return undefined;
  return { query: body.query, params: isRecord(body.params) ? body.params : {} };
}

function idOf(body: Record<string, unknown>): string {
  if (typeof body.id === 'string') return body.id;
  throw invalidMutation('A delete or patch needs "id" or "query"');
}

/** A query chooses among what the caller may read; what a write then needs is checked on each document. */
function selectIds(chosen: Selection, staging: VisibleStaging): string[] {
  const found = foundBy(chosen, staging);
  const list = Array.isArray(found) ? found : [found];
  return list.flatMap((item) => (isRecord(item) && typeof item._id === 'string' ? [item._id] : []));
}

function foundBy({ query, params }: Selection, source: DocumentSource): unknown {
  try {
    return within(limits.selectionMs, () => runSync(planOf(query, params), { source, params }));
  } catch (error) {
    throw error instanceof OutOfTime ? tooSlow(limits.selectionMs) : error;
  }
}

function kindOf(mutation: unknown): [Kind, Record<string, unknown>] {
  if (!isRecord(mutation)) throw invalidMutation('A mutation must be an object');
  const kinds = KINDS.filter((kind) => kind in mutation);
  const kind = kinds[0];
  const body = kind && mutation[kind];
  if (!kind || kinds.length > 1 || !isRecord(body)) {
    throw invalidMutation(`A mutation must have exactly one of ${KINDS.join(', ')}`);
  }
  return [kind, body];
}

/** Applies one mutation in Sanity's wire format; a query mutation gives one result per document that it chose. */
export function applyMutation(writer: Writer, mutation: unknown): WriteResult[] {
  const [kind, body] = kindOf(mutation);
  if (kind === 'create' || kind === 'createIfNotExists' || kind === 'createOrReplace') return [writer[kind](body)];
  const chosen = selection(body);
  const ids = chosen ? selectIds(chosen, writer.staging) : [idOf(body)];
  if (kind === 'delete') return ids.map((id) => writer.delete(id));
  return ids.map((id) => writer.patch(id, body));
}
