import { imageAddress } from '@/domain/site/image-address.ts';
import type { Theme } from '@/domain/site/theme.ts';
import type { StockImage } from '@/domain/stock/stock-card.ts';
import type { VehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import { environment } from '@/web/env.ts';
import { log, reason } from '@/web/front/log.ts';
import { failRender, renderNow } from '@/web/front/render-record.ts';
import { currentWaiters } from '@/web/front/waiters.ts';
import { qrCode, qrSvg } from '@/web/print/qr-code.ts';
import { sheetOfVehicle } from '@/web/print/sheet-of-vehicle.ts';
import { services } from '@/web/services.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; slug: string; file: string }> };

/** A sheet without its photo is better than none, milliseconds. */
const photoTimeoutMs = 2_000;

type FileOf = (parts: { sheet: VehicleSheet; look: Theme; address: string; photo: Buffer | null }) => Promise<Buffer>;
type Made = { type: string; make: FileOf };

/** The files of a vehicle: its one-page PDF, and its card for social networks. */
const fileOf = (file: string, slug: string): Made | null => {
  if (file === `${slug}.pdf`)
    return { type: 'application/pdf', make: (parts) => services().prints.sheet(parts, currentWaiters().gone) };
  return file === 'card.jpg'
    ? { type: 'image/jpeg', make: (parts) => services().prints.card(parts, currentWaiters().gone) }
    : null;
};

/**
 * `/cars/{slug}/{slug}.pdf`, `card.jpg`, and `qr.svg`, the code that leads to the vehicle's page (VDP-11): 404 where the site never listed it, 503
 * while the search service is away. The page cache keeps them like pages, and the front lets few be made at once (drawn-files.ts).
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, slug, file } = await params;
  const made = fileOf(file, slug);
  const site = made || file === 'qr.svg' ? await readSite(siteSlug, false) : null;
  if (!site) return plain(404, 'There is nothing at this address.');
  try {
    const vehicle = await vehicleOfSite(site, slug);
    if (!vehicle) return plain(404, 'There is no such vehicle.');
    const origin = (await readSiteOrigin(site.slug, false)) ?? `http://${request.headers.get('host') ?? 'localhost'}`;
    const address = `${origin}/cars/${slug}`;
    if (!made) return new Response(qrSvg(qrCode(address)), { headers: { 'content-type': 'image/svg+xml' } });
    const sheet = sheetOfVehicle(vehicle, site, renderNow());
    const photo = await photoOf(sheet.photo);
    const body = await made.make({ sheet, photo, look: site.theme, address });
    return new Response(new Uint8Array(body), { headers: { 'content-type': made.type } });
  } catch (error) {
    failRender();
    log('warn', 'vehicle-file-failed', { site: site.slug, file: made?.type ?? file, reason: reason(error) });
    return plain(503, 'This file cannot be made right now.');
  }
}

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** Through the one image route, which bounds, shapes and keeps pictures; a sheet made without its photo is not kept. */
async function photoOf(photo: StockImage | null): Promise<Buffer | null> {
  if (!photo) return null;
  try {
    const address = `http://127.0.0.1:${environment().PORT}${imageAddress(photo, 850, 'jpg')}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(photoTimeoutMs) });
    if (!answer.ok) throw new Error(`The image route answered ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    failRender();
    log('info', 'vehicle-file-without-photo', { reason: reason(error) });
    return null;
  }
}
