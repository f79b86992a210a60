import type { IncomingMessage } from 'node:http';

/** The whole body of a request; null when it is larger than `most` bytes, the rest of which is left unread. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
