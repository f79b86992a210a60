import { z } from 'zod';
import { maxCompared } from '@/domain/routes/compare-address.ts';
import { jsonWith } from '@/web/app/api/account/account-request.ts';
import { away, withSession } from '@/web/app/api/account/with-session.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { writeCompared } from '@/web/records/shared-interest.ts';

export const dynamic = 'force-dynamic';

const body = z.object({ cars: z.array(z.string().regex(/^[a-z0-9-]{1,200}$/)).max(maxCompared) });

/** Which vehicles the signed-in shopper compares: stored only where they let staff see it. */
export async function POST(request: Request): Promise<Response> {
  const read = body.safeParse((await readJson(request, 2_000))?.json);
  if (!read.success) return jsonWith({ error: 'These are no cars to compare.' }, 400);
  const { cars } = read.data;
  return withSession(
    request,
    { problem: away.save, event: 'compared-not-saved' },
    async ({ account }, { accounts }) => {
      if (account.sharedAt) await writeCompared(accounts.records.database, account.id, cars);
      return {};
    },
  );
}
