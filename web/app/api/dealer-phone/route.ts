import { z } from 'zod';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { carTypes } from '@/domain/stock/card-values.ts';
import { callNumber } from '@/domain/stock/vehicle-page/call-number.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { aboutCar } from '@/web/leads/about-car.ts';
import { addressHeader, isForeign } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';

export const dynamic = 'force-dynamic';

/** Far above any request, bytes. */
const maxLength = 500;
const requestShape = z.object({ car_type: z.enum(carTypes), car_id: z.string().max(100).default('') });

/**
 * The number of the dealership that sells a vehicle whose page shows it masked (VDP-09): 403 for pages of other sites, 404 where the site masks none or has
 * none, 400 for an invalid request, 429 for too many.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (isForeign(headers.get('origin'), headers.get('host'))) return refuse(403, 'Numbers are for pages of this site.');
  const site = await siteOfEndpoint(headers.get(siteHeader));
  if (site instanceof Response) return site;
  const requested = requestShape.safeParse((await readJson(request, maxLength))?.json);
  if (!requested.success) return refuse(400, 'No kind of car was named.');
  // A group's site hides the numbers of those of its dealers who hide theirs.
  if (!site.features.revealPhone && site.dealerships === 1) return refuse(404, 'This site does not hide its number.');
  if (!(await services().leads?.numbers.take(`${site.slug} ${headers.get(addressHeader) ?? ''}`)))
    return refuse(429, 'That is a lot of requests in a short time.');
  const about = await aboutCar(site, requested.data.car_id);
  if (!about.site.features.revealPhone) return refuse(404, 'This site does not hide its number.');
  const phone = callNumber(about.site.phones, requested.data.car_type);
  if (!phone) return refuse(404, 'There is no number.');
  const number = { phone: formatPhone(phone), href: phoneHref(phone) };
  return Response.json(number, { headers: { 'Cache-Control': 'no-store' } });
}

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });
