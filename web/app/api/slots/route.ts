import { hasDateTimeField, resolveForm } from '@/domain/leads/resolve-form.ts';
import { readForm } from '@/web/content/read-form.ts';
import { readSite } from '@/web/content/read-site.ts';
import { aboutCar } from '@/web/leads/about-car.ts';
import { busyAt } from '@/web/leads/busy-times.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';

export const dynamic = 'force-dynamic';

/** The times that a form of this site offers by now, at the locations of the vehicle that `car` names if any: `{ places }`. For forms in dialogs, whose pages do not change with each booking. */
export async function GET(request: Request): Promise<Response> {
  const slug = request.headers.get(siteHeader) ?? '';
  const query = new URL(request.url).searchParams;
  const id = query.get('form') ?? '';
  const { leads } = services();
  if (!leads) return refuse(503);
  try {
    const [site, form] = await Promise.all([readSite(slug, false), readForm(slug, id.slice(0, 200))]);
    if (!site || !form || !hasDateTimeField(form.content)) return refuse(404);
    const now = Date.now();
    const { site: sells } = await aboutCar(site, query.get('car') ?? '');
    const { places } = resolveForm(form.content, sells, now, await busyAt(leads, sells, now));
    return Response.json({ places }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return refuse(503);
  }
}

const refuse = (status: number): Response =>
  Response.json({ error: 'There are no times to choose from.' }, { status, headers: { 'Cache-Control': 'no-store' } });
