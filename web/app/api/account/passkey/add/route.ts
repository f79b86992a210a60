import { z } from 'zod';
import { readCookie, setCookie } from '@/web/accounts/account-cookies.ts';
import { addPasskey } from '@/web/accounts/add-passkey.ts';
import { jsonWith, sessionOf } from '@/web/app/api/account/account-request.ts';
import { signInFirst } from '@/web/app/api/account/with-session.ts';
import { handlePasskey, madePasskey, passkeyProblems, refusal, tooMany } from '../passkey-request.ts';

export const dynamic = 'force-dynamic';

/** Adds the passkey that the browser made to the signed-in account (SAVE-06): `{}`, or `{ error }`. */
export const POST = (request: Request): Promise<Response> =>
  handlePasskey(request, z.object({ response: madePasskey }), async (context, { response }) => {
    const { accounts, browser, cookies, secure } = context;
    const { session, set } = await sessionOf(context);
    if (!session) return signInFirst(set);
    const token = readCookie(cookies, 'passkeyChallenge', secure);
    const result = await addPasskey(accounts, browser, session.account, { token, response });
    if (result.kind === 'wait') return tooMany(result.seconds);
    const used = [...set, setCookie('passkeyChallenge', '', secure)];
    if (result.kind !== 'added') return refusal(400, passkeyProblems[result.kind], used);
    return jsonWith({}, 200, [...used, setCookie('passkeys', 'used', secure)]);
  });
