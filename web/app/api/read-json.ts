import { boundedBody } from '@/web/platform/bounded-body.ts';

/**
 * A request's body as JSON: `undefined` if it is not JSON, null for one of more than `max` bytes.
 */
export async function readJson(request: Request, max: number): Promise<{ json: unknown } | null> {
  const body = request.body ? await boundedBody(request.body, max) : Buffer.alloc(0);
  if (!body) return null;
  try {
    return { json: JSON.parse(body.toString('utf8')) };
  } catch {
    return { json: undefined };
  }
}
