import type { IncomingMessage } from 'node:http';
import { badRequest, Problem } from '../problem.ts';
import { BodyBudget, senderOf } from './body-budget.ts';

function tooLarge(limit: number, what: string): Problem {
  const megabytes = Math.floor(limit / 1024 / 1024);
  return new Problem(413, 'payloadTooLargeError', `${what} is larger than the limit of ${megabytes} MB`);
}

const MEGABYTE = 1024 * 1024;
const shared = new BodyBudget({ all: 384 * MEGABYTE, each: 128 * MEGABYTE });

const tooMuchAtOnce = (): Problem =>
  new Problem(503, 'tooMuchAtOnceError', 'Too much is being sent at once; try again in a moment');

/**
 * Reads a request's body into memory.
 * @param limit bytes @param what names the thing in the refusal @throws Problem 413, 503 where too many bodies are on their way
 */
export async function readBytes(
  request: IncomingMessage,
  limit: number,
  what: string,
  budget = shared,
): Promise<Buffer> {
  // Too long by its headers: refuse at once. Node drains what still arrives, so the client gets to
  // read the response.
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit, what);
  const sender = senderOf(request);
  const chunks: Buffer[] = [];
  let size = 0;
  let held = 0;
  let refused: Problem | undefined;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > limit) refused ??= tooLarge(limit, what);
      else if (!refused && !budget.take(sender, bytes.length)) refused = tooMuchAtOnce();
      if (!refused) held += bytes.length;
      if (!refused) chunks.push(bytes);
      else chunks.length = 0;
    }
  } finally {
    budget.give(sender, held);
  }
  if (refused) throw refused;
  return Buffer.concat(chunks, size);
}

/** @throws Problem 400 when it is not JSON */
export async function readJson(request: IncomingMessage, limit = 32 * 1024 * 1024): Promise<unknown> {
  const text = (await readBytes(request, limit, 'The request body')).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(`Malformed JSON in the request body: ${error instanceof Error ? error.message : error}`);
  }
}
