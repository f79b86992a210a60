import { z } from 'zod';
import { readMobile } from '@/domain/accounts/mobile-number.ts';
import { returnPath } from '@/domain/accounts/return-path.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { accountRequest, fieldsOf, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
import { away, withSession } from '@/web/app/api/account/with-session.ts';
import { log, reason } from '@/web/platform/log.ts';
import { updateDetails } from '@/web/records/account-sessions.ts';

export const dynamic = 'force-dynamic';

const line = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => cleanText(text).replaceAll(/\s+/g, ' ').trim())
    .default('');

const details = z.object({
  name: line(80),
  lastName: line(80),
  email: line(200).pipe(z.union([z.literal(''), z.email()])),
  postcode: line(4).pipe(z.union([z.literal(''), z.string().regex(/^\d{4}$/)])),
});

/** What forms of the site start with for a signed-in shopper (FORM-11), by the names of their fields. 401 if not signed in. */
export const GET = (request: Request): Promise<Response> =>
  withSession(request, { problem: away.read, event: 'details-not-read' }, async ({ account }) => {
    const { name, lastName, email, postcode, phone } = account;
    const read = readMobile(phone);
    return { name, last_name: lastName, email, postcode, phone: 'shown' in read ? read.shown : phone };
  });

/**
 * Changes name, email and postcode of the signed-in shopper: 303 back to the garage, which names
 * what could not be read.
 */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const fields = await fieldsOf(request);
  const path = returnPath(fields.back, '/');
  const resultPath = (word: string) => `${path}?says=${word}#my-details`;
  if (!context) return seeOther(resultPath('failed'));
  const read = details.safeParse(fields);
  if (!read.success) return seeOther(resultPath(String(read.error.issues[0]?.path[0] ?? 'failed')));
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return seeOther(path, set);
    await updateDetails(context.accounts.records.database, session.account.id, read.data);
    return seeOther(resultPath('details'), set);
  } catch (error) {
    log('error', 'details-not-saved', { site: context.site, reason: reason(error) });
    return seeOther(resultPath('failed'));
  }
}
