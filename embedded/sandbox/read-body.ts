import type { IncomingMessage } from 'node:http';

/** Null for what is too large; it is read to its end all the same, and not into memory. */
export async function readBody(request: IncomingMessage, largest: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > largest ? null : Buffer.concat(chunks).toString('utf8');
}
