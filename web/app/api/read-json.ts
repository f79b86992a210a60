/** What a request's body says as JSON: `undefined` for what is none, null for one of more than `most` bytes, whose rest is left unread. */
export async function readJson(request: Request, most: number): Promise<{ json: unknown } | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  try {
    return { json: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { json: undefined };
  }
}
