import { deviceName } from '@/domain/accounts/device-name.ts';
import { garagePath } from '@/domain/accounts/garage-path.ts';
import { passkeyStepPath, signInPath, signInTarget } from '@/domain/accounts/sign-in-path.ts';
import { readCookie, setCookie, signedInCookies } from '@/web/accounts/account-cookies.ts';
import { codeProblem, endsChallenge } from '@/web/accounts/code-problem.ts';
import { confirmCode } from '@/web/accounts/confirm-code.ts';
import { readCarStates } from '@/web/accounts/read-car-states.ts';
import { type SignInForm, writeForm } from '@/web/accounts/sign-in-form.ts';
import { accountRequest, fieldsOf, seeOther } from '@/web/app/api/account/account-request.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { log, reason } from '@/web/platform/log.ts';

export const dynamic = 'force-dynamic';

const away = 'We can’t check codes right now. Please try again in a moment.';

/** Signs in by the code that was texted (SAVE-06): 303 to where the shopper was, or back to the sign-in page with what is wrong. */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const fields = await fieldsOf(request);
  const secure = context?.secure ?? false;
  const site = await siteOfEndpoint(context?.site ?? null);
  const target = signInTarget((name) => fields[name], site instanceof Response ? '/' : garagePath(site));
  const back = (form: Partial<SignInForm>, more: string[] = []) =>
    seeOther(signInPath(target), [setCookie('form', writeForm(form), secure), ...more]);
  if (!context || site instanceof Response) return back({ problem: away });
  try {
    const result = await confirmCode(
      context.accounts,
      {
        site: context.site,
        challenge: readCookie(context.cookies, 'challenge', secure),
        code: fields.code ?? '',
        address: context.address,
        device: deviceName(request.headers.get('user-agent') ?? ''),
        now: context.now,
      },
      (ids) => readCarStates(site, ids),
    );
    if (result.kind === 'signed-in') {
      // Once in a browser that has a screen lock to sign in by; afterwards it is in the garage.
      const offers = fields.passkeys === '1' && readCookie(context.cookies, 'passkeys', secure) === '';
      return seeOther(offers ? passkeyStepPath(target) : target.redirect, [
        ...(offers ? [setCookie('passkeys', 'offered', secure)] : []),
        ...signedInCookies(result, secure),
      ]);
    }
    return back(codeProblem(result, context.now), endsChallenge(result) ? [setCookie('challenge', '', secure)] : []);
  } catch (error) {
    log('error', 'code-not-confirmed', { site: context.site, reason: reason(error) });
    return back({ problem: away, field: 'none' });
  }
}
