import { randomUUID } from 'node:crypto';
import { applyAction, isReleaseAction } from '../actions/apply.ts';
import { readJson } from '../http/body.ts';
import { type Call, flag, type HttpResponse, json } from '../http/call.ts';
import type { Stamp } from '../mutations/document-body.ts';
import { applyMutation } from '../mutations/mutate.ts';
import { type WriteResult, Writer } from '../mutations/write.ts';
import { badRequest, Problem } from '../problem.ts';
import { limits, transactionTooLarge } from '../query/limits.ts';
import { checkNesting } from '../store/bodies.ts';
import { isRecord, type StoredDocument } from '../store/document.ts';
import type { VisibleStaging } from '../store/visible-staging.ts';

interface Body {
  readonly items: unknown[];
  readonly stamp: Stamp;
  readonly dryRun: boolean;
}

function transactionId(given: unknown): string {
  if (given === undefined || given === null || given === '') return randomUUID();
  if (typeof given === 'string' && /^[A-Za-z0-9_.-]{1,128}$/.test(given)) return given;
  throw badRequest('"transactionId" must be at most 128 letters, digits, dots, dashes and underscores');
}

async function readBody(call: Call, list: 'mutations' | 'actions'): Promise<Body> {
  const body = await readJson(call.request);
  const items = isRecord(body) ? body[list] : undefined;
  if (!isRecord(body) || !Array.isArray(items))
    throw badRequest(`The request body must be an object with the list "${list}"`);
  if (items.length > limits.writes) throw transactionTooLarge(`${limits.writes} ${list}`);
  // A list of items, an item, its kind: the document is three levels down.
  checkNesting(items, limits.nesting + 3);
  const stamp = { transactionId: transactionId(body.transactionId), timestamp: new Date().toISOString() };
  return { items, stamp, dryRun: body.dryRun === true || flag(call.query, 'dryRun') };
}

/** Which item of the list was refused, as clients show it. */
function atIndex(error: unknown, index: number): unknown {
  const items = error instanceof Problem ? error.details.items : undefined;
  if (!(error instanceof Problem) || !Array.isArray(items)) return error;
  const moved = items.map((item: unknown) => (isRecord(item) ? { ...item, index } : item));
  return new Problem(error.status, error.type, error.message, { ...error.details, items: moved });
}

function inOrder<Result>(items: readonly unknown[], apply: (item: unknown) => Result): Result[] {
  return items.map((item, index) => {
    try {
      return apply(item);
    } catch (error) {
      throw atIndex(error, index);
    }
  });
}

/** POST /data/mutate: all mutations or none. */
export async function postMutations(call: Call): Promise<HttpResponse> {
  const { items, stamp, dryRun } = await readBody(call, 'mutations');
  const arrayKeys = flag(call.query, 'autoGenerateArrayKeys');
  const commit = await call.service.store.commit({
    caller: call.caller,
    stamp,
    dryRun,
    change: (staging) => {
      const writer = new Writer(staging, stamp, arrayKeys);
      const results = inOrder(items, (item) => applyMutation(writer, item)).flat();
      if (flag(call.query, 'returnDocuments')) checkResults(results, staging);
      return results;
    },
  });
  const find = (id: string) => commit.staging.get(id);
  return json({ transactionId: stamp.transactionId, ...describe(call, commit.result, find) });
}

/**
 * One document changed a thousand times would be a thousand times in the response. @throws Problem
 * 413 before anything is written
 */
function checkResults(results: readonly WriteResult[], staging: VisibleStaging): void {
  const lengths = new Map<string, number>();
  let characters = 0;
  for (const { id } of results) {
    const length = lengths.get(id) ?? JSON.stringify(staging.get(id) ?? null).length;
    lengths.set(id, length);
    characters += length;
    if (characters > limits.responseCharacters)
      throw transactionTooLarge(`${limits.responseCharacters} characters of answer`);
  }
}

function describe(call: Call, results: readonly WriteResult[], find: (id: string) => StoredDocument | undefined) {
  const withDocuments = flag(call.query, 'returnDocuments');
  if (!withDocuments && !flag(call.query, 'returnIds'))
    return { results: results.map(({ operation }) => ({ operation })) };
  return {
    results: results.map((result) => (withDocuments ? { ...result, document: find(result.id) ?? null } : result)),
  };
}

/**
 * POST /data/actions: the Studio's writes. The response repeats the transaction id of the request.
 */
export async function postActions(call: Call): Promise<HttpResponse> {
  const { items, stamp, dryRun } = await readBody(call, 'actions');
  if (dryRun && items.every(isReleaseAction)) return json({ transactionId: stamp.transactionId });
  await call.service.store.commit({
    caller: call.caller,
    stamp,
    dryRun,
    change: (staging) => {
      const writer = new Writer(staging, stamp);
      inOrder(items, (item) => applyAction(writer, item));
    },
  });
  return json({ transactionId: stamp.transactionId });
}
