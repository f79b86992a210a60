import type { IncomingMessage } from 'node:http';
import { badRequest, Problem } from '../problem.ts';

function tooLarge(limit: number, what: string): Problem {
  const megabytes = Math.floor(limit / 1024 / 1024);
  return new Problem(413, 'payloadTooLargeError', `${what} is larger than the limit of ${megabytes} MB`);
}

/**
 * Reads a request's body into memory.
 * @param limit bytes @param what names the thing in the refusal @throws Problem 413
 */
export async function readBytes(request: IncomingMessage, limit: number, what: string): Promise<Buffer> {
  // Known too long: refuse at once. Node drains what still arrives, so the client gets to read the answer.
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit, what);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= limit) chunks.push(bytes);
    else chunks.length = 0;
  }
  if (size > limit) throw tooLarge(limit, what);
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
