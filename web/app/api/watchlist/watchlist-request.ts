import { z } from 'zod';
import { readMobile } from '@/domain/accounts/mobile-number.ts';
import { returnPath } from '@/domain/accounts/return-path.ts';
import { isCarId, signInPath } from '@/domain/accounts/sign-in-path.ts';
import type { FoundSession } from '@/web/accounts/find-session.ts';
import {
  type AccountRequest,
  accountRequest,
  fieldsOf,
  jsonWith,
  seeOther,
  sessionOf,
} from '@/web/app/api/account/account-request.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { log, reason } from '@/web/platform/log.ts';

const body = z.object({
  car_id: z.union([z.string(), z.number()]).transform(String).refine(isCarId),
  /** The signed-in number; where it is given it must be the account's own. */
  phone_number: z.string().max(60).default(''),
  note: z.string().max(500).default(''),
  back: z.string().max(2_000).default(''),
});
export type WatchlistBody = z.output<typeof body>;

type Change = (context: AccountRequest, session: FoundSession, body: WatchlistBody) => Promise<string>;

/**
 * One change of the shopper's saved vehicles (SAVE-01): `{ success: true }`, or `{ success: false,
 * error }` with 400, 401 (`signIn` is where to go), 403 for another's number, 409 for what `change`
 * refuses with a text, 503. A posted form gets 303 to the page it came from, or to sign in with the
 * vehicle retained (SAVE-02).
 */
export async function changeWatchlist(request: Request, change: Change): Promise<Response> {
  const isForm = !(request.headers.get('content-type') ?? '').startsWith('application/json');
  const read = body.safeParse(isForm ? await fieldsOf(request) : (await readJson(request, 4_000))?.json);
  const context = accountRequest(request);
  const path = returnPath(read.data?.back, '/');
  const refuse = (status: number, error: string, set: string[] = [], more: object = {}) =>
    isForm ? seeOther(path, set) : jsonWith({ success: false, error, ...more }, status, set);
  if (!read.success) return refuse(400, 'This is not a car of ours.');
  if (!context) return refuse(503, away);
  try {
    const { session, set } = await sessionOf(context);
    const signIn = signInPath({ type: 'watchlist', redirect: path, back: path, car: read.data.car_id });
    if (!session) return isForm ? seeOther(signIn, set) : refuse(401, 'Please sign in to save cars.', set, { signIn });
    if (!isOwnNumber(read.data.phone_number, session))
      return refuse(403, 'You are signed in with another number.', set);
    const problem = await change(context, session, read.data);
    if (problem) return refuse(409, problem, set);
    return isForm ? seeOther(path, set) : jsonWith({ success: true }, 200, set);
  } catch (error) {
    log('error', 'watchlist-not-changed', { site: context.site, reason: reason(error) });
    return refuse(503, away);
  }
}

const away = 'We can’t save this right now. Please try again in a moment.';

function isOwnNumber(typed: string, { account }: FoundSession): boolean {
  if (typed === '') return true;
  const read = readMobile(typed);
  return 'number' in read && read.number === account.phone;
}
