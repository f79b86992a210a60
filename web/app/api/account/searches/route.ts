import { z } from 'zod';
import { returnPath } from '@/domain/accounts/return-path.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { accountRequest, jsonWith, sessionOf } from '@/web/app/api/account/account-request.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { log, reason } from '@/web/platform/log.ts';
import { addAccountSearches, maxAccountSearches } from '@/web/records/account-searches.ts';

export const dynamic = 'force-dynamic';

const search = z.object({
  name: z
    .string()
    .max(200)
    .transform((name) => cleanText(name).replaceAll(/\s+/g, ' ').trim().slice(0, 60))
    .refine((name) => name !== ''),
  address: z.string().refine((address) => returnPath(address, '') === address && address.length <= 1_000),
});
const body = z.object({ searches: z.array(search).max(maxAccountSearches) });

/** Takes the searches that a browser saved into the signed-in account: `{ added }`, how many it did not have. */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const read = body.safeParse((await readJson(request, 40_000))?.json);
  if (!read.success) return jsonWith({ error: 'These are no searches of this site.' }, 400);
  if (!context) return jsonWith({ error: 'This cannot be saved right now.' }, 503);
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return jsonWith({ error: 'Please sign in first.' }, 401, set);
    const { database } = context.accounts.records;
    const added = await addAccountSearches(database, session.account.id, read.data.searches, context.now);
    return jsonWith({ added }, 200, set);
  } catch (error) {
    log('error', 'searches-not-saved', { site: context.site, reason: reason(error) });
    return jsonWith({ error: 'This cannot be saved right now.' }, 503);
  }
}
