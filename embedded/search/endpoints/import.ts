import type { Collection, WriteAction } from '../engine/collection.ts';
import { badRequest, Failure } from '../engine/failure.ts';
import { parseJson } from '../engine/json.ts';
import { pause } from '../engine/pause.ts';
import type { DirtyMode } from '../engine/schema/coerce.ts';
import { asDocument } from '../engine/schema/document.ts';
import { flag } from '../engine/search/parameters.ts';
import { type Answer, type Call, param } from '../protocol/call.ts';
import { readAction, readDirty } from './documents.ts';

type Wish = { action: WriteAction; dirty: DirtyMode | undefined; returnDocument: boolean; returnId: boolean };

/** Lines per commit: other requests are answered between commits. */
const batchLines = 100;

/** One result line for each line, in order. A bad line fails alone; a line that succeeded is in the store when the answer goes out. */
export async function importDocuments(call: Call): Promise<Answer> {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  const wish: Wish = {
    action: readAction(call.query),
    dirty: readDirty(call.query),
    returnDocument: flag(call.query, 'return_doc', false),
    returnId: flag(call.query, 'return_id', false),
  };
  const lines = call.request.body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw badRequest('The request body was empty. So, no records were imported.');
  const results: string[] = [];
  for (let from = 0; from < lines.length; from += batchLines) {
    await collection.writable();
    const batch = lines.slice(from, from + batchLines);
    collection.batch(() => {
      for (const line of batch) results.push(importLine(collection, line, wish));
    });
    await pause();
  }
  collection.tidy();
  return { status: 200, lines: true, text: results.join('\n') };
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
