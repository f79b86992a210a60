import { vehiclePath } from '@/domain/routes/paths.ts';
import type { Theme } from '@/domain/site/theme.ts';
import type { VehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import { log, reason } from '@/web/platform/log.ts';
import { failRender, renderNow } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { textResponse } from '@/web/platform/text-response.ts';
import { currentWaitingClients } from '@/web/platform/waiting-clients.ts';
import { fetchPhoto } from '@/web/print/fetch-photo.ts';
import { qrCode, qrSvg } from '@/web/print/qr-code.ts';
import { sheetOfVehicle } from '@/web/print/sheet-of-vehicle.ts';
import { dealershipOf } from '@/web/stock/dealership-of-vehicle.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; slug: string; file: string }> };

type FileOf = (parts: { sheet: VehicleSheet; look: Theme; address: string; photo: Buffer | null }) => Promise<Buffer>;
type Made = { type: string; make: FileOf };

/** The files of a vehicle: its one-page PDF, and its card for social networks. */
const fileOf = (file: string, slug: string): Made | null => {
  if (file === `${slug}.pdf`)
    return { type: 'application/pdf', make: (parts) => services().prints.sheet(parts, currentWaitingClients().gone) };
  return file === 'card.jpg'
    ? { type: 'image/jpeg', make: (parts) => services().prints.card(parts, currentWaitingClients().gone) }
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
  if (!site) return textResponse(404, 'There is nothing at this address.');
  try {
    const vehicle = await vehicleOfSite(site, slug);
    if (!vehicle) return textResponse(404, 'There is no such vehicle.');
    const origin = (await readSiteOrigin(site.slug, false)) ?? `http://${request.headers.get('host') ?? 'localhost'}`;
    const address = origin + vehiclePath(slug);
    if (!made) return new Response(qrSvg(qrCode(address)), { headers: { 'content-type': 'image/svg+xml' } });
    const sheet = sheetOfVehicle(vehicle, await dealershipOf(vehicle, site), renderNow());
    const photo = await fetchPhoto(sheet.photo);
    const body = await made.make({ sheet, photo, look: site.theme, address });
    return new Response(new Uint8Array(body), { headers: { 'content-type': made.type } });
  } catch (error) {
    failRender();
    log('warn', 'vehicle-file-failed', { site: site.slug, file: made?.type ?? file, reason: reason(error) });
    return textResponse(503, 'This file cannot be made right now.');
  }
}
