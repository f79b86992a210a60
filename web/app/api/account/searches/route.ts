import { z } from 'zod';
import { returnPath } from '@/domain/accounts/return-path.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { jsonWith } from '@/web/app/api/account/account-request.ts';
import { away, withSession } from '@/web/app/api/account/with-session.ts';
import { readJson } from '@/web/app/api/read-json.ts';
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
  const read = body.safeParse((await readJson(request, 40_000))?.json);
  if (!read.success) return jsonWith({ error: 'These are no searches of this site.' }, 400);
  const { searches } = read.data;
  return withSession(
    request,
    { problem: away.save, event: 'searches-not-saved' },
    async ({ account }, { accounts, now }) => ({
      added: await addAccountSearches(accounts.records.database, account.id, searches, now),
    }),
  );
}
