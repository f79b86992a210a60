import { z } from 'zod';
import { setCookie } from '@/web/accounts/account-cookies.ts';
import { optionsToAdd } from '@/web/accounts/add-passkey.ts';
import { optionsToSignIn } from '@/web/accounts/passkey-sign-in.ts';
import { jsonWith, sessionOf } from '@/web/app/api/account/account-request.ts';
import { signInFirst } from '@/web/app/api/account/with-session.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { handlePasskey, type PasskeyContext, passkeyProblems, refusal, tooMany } from '../passkey-request.ts';

export const dynamic = 'force-dynamic';

const body = z.object({ to: z.enum(['add', 'sign-in']) });

/** What the browser's authenticator needs, to add a passkey to the signed-in account or to sign in (SAVE-06). The challenge is this browser's. */
export const POST = (request: Request): Promise<Response> =>
  handlePasskey(request, body, (context, { to }) => (to === 'add' ? toAdd(context) : toSignIn(context)));

async function toSignIn({ accounts, browser, secure }: PasskeyContext): Promise<Response> {
  const result = await optionsToSignIn(accounts, browser);
  if (result.kind === 'wait') return tooMany(result.seconds);
  return jsonWith({ options: result.options }, 200, [setCookie('passkeyChallenge', result.token, secure)]);
}

async function toAdd(context: PasskeyContext): Promise<Response> {
  const { accounts, browser, secure } = context;
  const [{ session, set }, site] = await Promise.all([sessionOf(context), siteOfEndpoint(context.site)]);
  if (site instanceof Response) return site;
  if (!session) return signInFirst(set);
  const result = await optionsToAdd(accounts, { ...browser, siteName: site.name }, session.account);
  if (result.kind === 'wait') return tooMany(result.seconds);
  if (result.kind === 'full') return refusal(409, passkeyProblems.full, set);
  return jsonWith({ options: result.options }, 200, [...set, setCookie('passkeyChallenge', result.token, secure)]);
}
