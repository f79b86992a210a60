import { boundedBody } from '@/web/front/bounded-body.ts';

/**
 * The text fields of a form that a browser posted, none for what is no form; null for one of more than `most` bytes, whatever its headers
 * say of its length.
 */
export async function readFields(request: Request, most: number): Promise<Record<string, string> | null> {
  const body = request.body ? await boundedBody(request.body, most) : Buffer.alloc(0);
  if (!body) return null;
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const fields = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(fields);
}
