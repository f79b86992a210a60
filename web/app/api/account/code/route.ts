import { carIds, signInPath, signInTarget } from '@/domain/accounts/sign-in-path.ts';
import { readCookie, setCookie } from '@/web/accounts/account-cookies.ts';
import { requestCode } from '@/web/accounts/request-code.ts';
import { type SignInForm, writeForm } from '@/web/accounts/sign-in-form.ts';
import { accountRequest, fieldsOf, seeOther } from '@/web/app/api/account/account-request.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { log, reason } from '@/web/platform/log.ts';

export const dynamic = 'force-dynamic';

const unsent = 'We can’t send texts right now. Your number is still here: please try again in a few minutes.';

/**
 * Texts a code (SAVE-06): 303 back to the sign-in page, which requests the code or states why none
 * was sent.
 */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const fields = await fieldsOf(request);
  const phone = fields.phone ?? '';
  const target = signInTarget((name) => fields[name], '');
  const secure = context?.secure ?? false;
  const back = (form: Partial<SignInForm>, more: string[] = []) =>
    seeOther(signInPath(target), [setCookie('form', writeForm({ phone, ...form }), secure), ...more]);
  if (!context) return back({ problem: unsent });
  try {
    const site = await siteOfEndpoint(context.site);
    if (site instanceof Response) return back({ problem: unsent });
    const result = await requestCode(context.accounts, {
      site,
      host: (request.headers.get('host') ?? '').replace(/:\d+$/, ''),
      phone,
      address: context.address,
      challenge: readCookie(context.cookies, 'challenge', secure),
      device: readCookie(context.cookies, 'device', secure),
      cars: carIds(fields.cars || target.car),
      now: context.now,
    });
    if (result.kind === 'sent') return back({}, [setCookie('challenge', result.token, secure)]);
    if (result.kind === 'number') return back({ problem: result.problem, field: 'phone' });
    if (result.kind === 'unsent') return back({ problem: unsent });
    return back({ problem: 'That’s a lot of texts to one number.', againAt: context.now + result.seconds * 1_000 });
  } catch (error) {
    log('error', 'code-not-requested', { site: context.site, reason: reason(error) });
    return back({ problem: unsent });
  }
}
