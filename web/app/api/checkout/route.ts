import { z } from 'zod';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import { setCookie } from '@/web/accounts/account-cookies.ts';
import { accountRequest, fieldsOf, seeOther } from '@/web/app/api/account/account-request.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { readSiteHosts } from '@/web/content/read-site.ts';
import { ownOrigin } from '@/web/leads/own-origin.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { type CheckoutResponse, confirmNumber, enterDetails, sendAgain } from './enter-number.ts';
import { joinLineOf, reserveCar } from './take-car.ts';

export const dynamic = 'force-dynamic';

const fields = z.object({
  action: z.enum(['details', 'confirm', 'again', 'reserve', 'line']),
  car: z.string().regex(/^[a-z0-9-]{1,200}$/),
  mode: z.enum(['reserve', 'line', 'turn']).default('reserve'),
});

/** The steps of a reservation (CHK-01 to CHK-04), for a browser without script too: 303 to the next one, or back with what is wrong. */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const posted = await fieldsOf(request);
  const read = fields.safeParse(posted);
  const site = await siteOfEndpoint(context?.site ?? null);
  const { purchases } = services();
  if (!read.success || !context || !purchases || site instanceof Response) return seeOther('/');
  if (!site.features.checkout) return seeOther(pathOfRoute('vehicle', { slug: read.data.car }));
  const { action, car, mode } = read.data;
  const path = checkoutPath(site, car);
  const back = (problem: string, cookies: readonly string[] = []) => {
    const query = new URLSearchParams({ ...(mode !== 'reserve' && { step: mode }), ...(problem && { says: problem }) });
    return seeOther(query.size > 0 ? `${path}?${query}` : path, cookies);
  };
  try {
    const origin = await ownOrigin(request.headers, () => readSiteHosts(site.slug));
    const step = { context, site, purchases, posted, slug: car, host: request.headers.get('host') ?? '', origin };
    const next: CheckoutResponse = await {
      details: enterDetails,
      again: sendAgain,
      confirm: confirmNumber,
      reserve: reserveCar,
      line: joinLineOf,
    }[action](step);
    return 'to' in next ? seeOther(next.to, next.cookies) : back(next.problem, next.cookies);
  } catch (error) {
    log('error', 'checkout-step-failed', { site: context.site, action, reason: reason(error) });
    return back('failed', [setCookie('form', '', context.secure)]);
  }
}
