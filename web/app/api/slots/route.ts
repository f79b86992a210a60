import { asksTime, resolveForm } from '@/domain/leads/resolve-form.ts';
import { readForm } from '@/web/content/read-form.ts';
import { readSite } from '@/web/content/read-site.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { busyAt } from '@/web/leads/busy-times.ts';
import { services } from '@/web/services.ts';

export const dynamic = 'force-dynamic';

/** The times that a form of this site offers by now: `{ places }`. For forms in dialogs, whose pages do not change with each booking. */
export async function GET(request: Request): Promise<Response> {
  const slug = request.headers.get(siteHeader) ?? '';
  const id = new URL(request.url).searchParams.get('form') ?? '';
  const { leads } = services();
  if (!leads) return refuse(503);
  try {
    const [site, form] = await Promise.all([readSite(slug, false), readForm(slug, id.slice(0, 200))]);
    if (!site || !form || !asksTime(form.content)) return refuse(404);
    const now = Date.now();
    const { places } = resolveForm(form.content, site, now, await busyAt(leads, site, now));
    return Response.json({ places }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return refuse(503);
  }
}

const refuse = (status: number): Response =>
  Response.json({ error: 'There are no times to choose from.' }, { status, headers: { 'Cache-Control': 'no-store' } });
