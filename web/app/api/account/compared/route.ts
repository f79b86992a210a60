import { z } from 'zod';
import { maxCompared } from '@/domain/routes/compare-address.ts';
import { accountRequest, jsonWith, sessionOf } from '@/web/app/api/account/account-request.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { log, reason } from '@/web/platform/log.ts';
import { writeCompared } from '@/web/records/shared-interest.ts';

export const dynamic = 'force-dynamic';

const body = z.object({ cars: z.array(z.string().regex(/^[a-z0-9-]{1,200}$/)).max(maxCompared) });

/** Which vehicles the signed-in shopper compares: stored only where they let staff see it. */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const read = body.safeParse((await readJson(request, 2_000))?.json);
  if (!read.success) return jsonWith({ error: 'These are no cars to compare.' }, 400);
  if (!context) return jsonWith({ error: 'This cannot be saved right now.' }, 503);
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return jsonWith({ error: 'Please sign in first.' }, 401, set);
    if (session.account.sharedAt)
      await writeCompared(context.accounts.records.database, session.account.id, read.data.cars);
    return jsonWith({}, 200, set);
  } catch (error) {
    log('error', 'compared-not-saved', { site: context.site, reason: reason(error) });
    return jsonWith({ error: 'This cannot be saved right now.' }, 503);
  }
}
