/** Bytes after which nothing more is read, whatever the response is. */
const maxRead = 30_000_000;

/**
 * The bytes of a body; null for more than `max`. What is too much is read on and thrown away: left unread it would be before the next
 * request of its connection.
 */
export async function boundedBody(body: AsyncIterable<Uint8Array>, max: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxRead) return null;
    if (length <= max) chunks.push(chunk);
  }
  return length > max ? null : Buffer.concat(chunks);
}
