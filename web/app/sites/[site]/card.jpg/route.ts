import { contentImageSource } from '@/domain/media/image-address.ts';
import { readSite } from '@/web/content/read-site.ts';
import { log, reason } from '@/web/platform/log.ts';
import { failRender } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { textResponse } from '@/web/platform/text-response.ts';
import { currentWaitingClients } from '@/web/platform/waiting-clients.ts';
import { fetchPhoto } from '@/web/print/fetch-photo.ts';

export const dynamic = 'force-dynamic';

/** A site's card for social networks (CFG-05): the picture of its first banner over its name. The page cache keeps it like a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = await readSite((await params).site, false);
  if (!site) return textResponse(404, 'There is nothing at this address.');
  const image = site.banners.find((banner) => banner.image)?.image;
  const sheet = { name: site.name, dealer: { name: site.tagline, place: '' }, price: '', priceNote: '' };
  try {
    const photo = await fetchPhoto(image ? contentImageSource(image) : null);
    const parts = { sheet, look: site.theme, photo, instead: site.name };
    const card = await services().prints.card(parts, currentWaitingClients().gone);
    return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/jpeg' } });
  } catch (error) {
    failRender();
    log('warn', 'site-card-failed', { site: site.slug, reason: reason(error) });
    return textResponse(503, 'This file cannot be made right now.');
  }
}
