import { z } from 'zod';
import { readJson } from '@/web/app/api/read-json.ts';
import { sandboxMark } from '@/web/integrations/integration.ts';
import { log, reason } from '@/web/platform/log.ts';
import { addressHeader } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';

export const dynamic = 'force-dynamic';

const requested = z.object({
  rego: z
    .string()
    .max(20)
    .transform((plate) => plate.replaceAll(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{1,9}$/)),
  regoState: z.string().regex(/^[a-z]{2,3}$/),
});

const timeoutMs = 8_000;

/**
 * The vehicle of a number plate (FORM-09): 200 with make, model, year and description, 204 for
 * none, 429 for a caller with too many requests.
 */
export async function POST(request: Request): Promise<Response> {
  const { rego, leads } = services();
  const body = await readJson(request, 1_000);
  const read = requested.safeParse(body?.json);
  if (!read.success) return refuse(400);
  const { headers } = request;
  try {
    const who = `${headers.get(siteHeader) ?? ''} ${headers.get(addressHeader) ?? ''}`;
    if (!leads || !(await leads.lookups.take(who))) return refuse(429);
    const found = await rego.lookup(read.data.rego, read.data.regoState, AbortSignal.timeout(timeoutMs));
    return found ? Response.json(found, { headers: sandboxMark('rego', rego) }) : new Response(null, { status: 204 });
  } catch (error) {
    log('warn', 'rego-unavailable', { reason: reason(error) });
    return refuse(503);
  }
}

const refuse = (status: number): Response =>
  Response.json({ error: 'We could not look the car up. Please fill in the details yourself.' }, { status });
