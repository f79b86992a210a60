import type { Collection, WriteAction } from '../engine/collection.ts';
import { badRequest, Failure } from '../engine/failure.ts';
import { parseJson } from '../engine/json.ts';
import { pause } from '../engine/pause.ts';
import type { DirtyMode } from '../engine/schema/coerce.ts';
import { asDocument } from '../engine/schema/document.ts';
import { flag } from '../engine/search/parameters.ts';
import { type Call, param, type Result } from '../protocol/call.ts';
import { readAction, readDirty } from './documents.ts';
import { linesOf } from './lines.ts';

type Wish = { action: WriteAction; dirty: DirtyMode | undefined; returnDocument: boolean; returnId: boolean };

/** Lines per commit: other requests are served between commits. */
const batchLines = 50;

/**
 * One result line for each line, in order. A bad line fails alone; a line that succeeded is in the
 * store when the response goes out.
 */
export async function importDocuments(call: Call): Promise<Result> {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  const wish: Wish = {
    action: readAction(call.query),
    dirty: readDirty(call.query),
    returnDocument: flag(call.query, 'return_doc', false),
    returnId: flag(call.query, 'return_id', false),
  };
  const { body, pieces } = call.request;
  const results: string[] = [];
  for await (const lines of linesOf(pieces ?? [body], batchLines)) {
    await collection.writable();
    const batch: string[] = [];
    collection.batch(() => {
      for (const line of lines) batch.push(importLine(collection, line, wish));
    });
    results.push(`${results.length === 0 ? '' : '\n'}${batch.join('\n')}`);
    await pause();
  }
  if (results.length === 0) throw badRequest('The request body was empty. So, no records were imported.');
  collection.tidy();
  return { status: 200, lines: true, text: results };
}

function importLine(collection: Collection, line: string, wish: Wish): string {
  try {
    const document = collection.write(asDocument(parseJson(line)), wish.action, wish.dirty);
    const extra = { ...(wish.returnDocument ? { document } : {}), ...(wish.returnId ? { id: document.id } : {}) };
    return JSON.stringify({ success: true, ...extra });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status, message } = error;
    return JSON.stringify({ code: status, document: line, error: message, success: false });
  }
}
