import { z } from 'zod';
import { readMobile } from '@/domain/accounts/mobile-number.ts';
import { returnPath } from '@/domain/accounts/return-path.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { accountRequest, fieldsOf, jsonWith, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
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

/** What forms of the site start with for who is signed in (FORM-11), by the names of their fields. 401 for who is not. */
export async function GET(request: Request): Promise<Response> {
  const context = accountRequest(request);
  if (!context) return jsonWith({ error: 'This cannot be answered right now.' }, 503);
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return jsonWith({ error: 'Please sign in first.' }, 401, set);
    const { name, lastName, email, postcode, phone } = session.account;
    const read = readMobile(phone);
    const shown = 'shown' in read ? read.shown : phone;
    return jsonWith({ name, last_name: lastName, email, postcode, phone: shown }, 200, set);
  } catch (error) {
    log('error', 'details-not-read', { site: context.site, reason: reason(error) });
    return jsonWith({ error: 'This cannot be answered right now.' }, 503);
  }
}

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
