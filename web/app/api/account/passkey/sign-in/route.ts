import { z } from 'zod';
import { garagePath } from '@/domain/accounts/garage-path.ts';
import { carIds, signInTarget } from '@/domain/accounts/sign-in-path.ts';
import { readCookie, setCookie, signedInCookies } from '@/web/accounts/account-cookies.ts';
import { signInByPasskey } from '@/web/accounts/passkey-sign-in.ts';
import { readCarStates } from '@/web/accounts/read-car-states.ts';
import { jsonWith } from '@/web/app/api/account/account-request.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { handlePasskey, passkeyProblems, refusal, tooMany, usedPasskey } from '../passkey-request.ts';

export const dynamic = 'force-dynamic';

const body = z.object({ response: usedPasskey, fields: z.record(z.string(), z.string()).default({}) });

/** Signs in by a passkey (SAVE-06): `{ to }` is where the shopper was; `fields` are those of the sign-in page's forms. */
export const POST = (request: Request): Promise<Response> =>
  handlePasskey(request, body, async ({ accounts, browser, cookies, secure }, { response, fields }) => {
    const site = await siteOfEndpoint(browser.site);
    if (site instanceof Response) return site;
    const target = signInTarget((name) => fields[name], garagePath(site));
    const token = readCookie(cookies, 'passkeyChallenge', secure);
    const entry = { token, response, cars: carIds(fields.cars || target.car) };
    const result = await signInByPasskey(accounts, browser, entry, (ids) => readCarStates(site, ids));
    if (result.kind === 'wait') return tooMany(result.seconds);
    const used = setCookie('passkeyChallenge', '', secure);
    if (result.kind === 'unknown')
      return refusal(400, passkeyProblems.unknown, [used, setCookie('passkeys', '', secure)]);
    if (result.kind !== 'signed-in') return refusal(400, passkeyProblems[result.kind], [used]);
    return jsonWith({ to: target.redirect }, 200, [
      used,
      ...signedInCookies(result, secure),
      setCookie('passkeys', 'used', secure),
    ]);
  });
