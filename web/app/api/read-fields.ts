import { boundedBody } from '@/web/platform/bounded-body.ts';

/**
 * The text fields of a form that a browser posted, none if it is not a form; null for one of more
 * than `max` bytes, whatever its headers state as its length.
 */
export async function readFields(request: Request, max: number): Promise<Record<string, string> | null> {
  const body = request.body ? await boundedBody(request.body, max) : Buffer.alloc(0);
  if (!body) return null;
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const fields = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(fields);
}
