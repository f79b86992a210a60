import { boundedBody } from '@/web/front/bounded-body.ts';

/** What a request's body says as JSON: `undefined` for what is none, null for one of more than `most` bytes. */
export async function readJson(request: Request, most: number): Promise<{ json: unknown } | null> {
  const body = request.body ? await boundedBody(request.body, most) : Buffer.alloc(0);
  if (!body) return null;
  try {
    return { json: JSON.parse(body.toString('utf8')) };
  } catch {
    return { json: undefined };
  }
}
