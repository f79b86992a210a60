import { nextMidnight } from '@/domain/locations/time-zone.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { vehicleTrail } from '@/domain/stock/vehicle-page/titles.ts';
import { SaveCarForm } from '@/parts/saved-cars/save-car-form.tsx';
import { SavedTray } from '@/parts/saved-cars/saved-tray.tsx';
import { RequestPhotos, SoldActions, VehicleActions } from '@/parts/vehicle-page/vehicle-actions.tsx';
import { VehicleBars } from '@/parts/vehicle-page/vehicle-bars.tsx';
import { VehicleData } from '@/parts/vehicle-page/vehicle-data.tsx';
import { VehiclePrice } from '@/parts/vehicle-page/vehicle-price.tsx';
import { VehicleSummary } from '@/parts/vehicle-page/vehicle-summary.tsx';
import { VehicleTrail } from '@/parts/vehicle-page/vehicle-trail.tsx';
import { ViewedVehicles } from '@/parts/viewed-vehicles/viewed-vehicles-client.tsx';
import { chatOf } from '@/web/integrations/chat-of-site.ts';
import { expireAt } from '@/web/platform/render-record.ts';
import { FirstPaint } from '../first-paint.tsx';
import { ArrangedParts, splitParts } from './arranged-parts.tsx';
import { eventVehicleOf } from './event-vehicle-of.ts';
import { regoOf } from './rego-of.ts';
import { vehicleForms } from './vehicle-enquiry.tsx';
import type { VehiclePageProps } from './vehicle-page-props.ts';
import { VehiclePictures } from './vehicle-pictures.tsx';

/** With fewer photos shoppers can request more. */
const fewPhotos = 8;

/** A vehicle's page (VDP-01), reduced if it was sold or withdrawn (VDP-05, VDP-20). */
export async function VehiclePage(page: VehiclePageProps) {
  const { request, vehicle, pageState, location, origin } = page;
  const { site, services, now } = request;
  const crumbs = vehicleTrail(vehicle.card, site.features.seriesDisplay);
  const rego = regoOf(vehicle, request, location).text;
  const forSale = pageState === 'for-sale';
  const forms = forSale ? vehicleForms(request, vehicle, location?.id ?? '') : null;
  const { column, wide } = splitParts(page);
  if (site.features.daysInStock) expireAt(nextMidnight(now, timeZoneAt(location)));
  const chat = forSale ? await chatOf(site, services.chat) : null;
  const few = vehicle.card.images.length < fewPhotos;
  return (
    <>
      <div
        className="wrap pb-(--section)"
        data-vehicle={JSON.stringify(eventVehicleOf(vehicle, site))}
        data-page-error={pageState === 'gone' ? '410' : undefined}
      >
        <VehicleTrail crumbs={crumbs} />
        <div className="grid gap-x-8 gap-y-8 laptop:grid-cols-[minmax(0,1fr)_minmax(320px,24rem)]">
          <div className="min-w-0 max-tablet:-mx-(--gutter) laptop:col-start-1 laptop:row-start-1">
            <VehiclePictures vehicle={vehicle} site={site} />
          </div>
          {/* As high as the window and in view by its lower edge: also what is higher is seen whole. */}
          <aside
            aria-label="Price and what you can do"
            className="laptop:sticky laptop:bottom-6 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 laptop:min-h-[calc(100vh-7.5rem)] laptop:self-end"
          >
            <div className="rounded-lg laptop:border laptop:border-line laptop:bg-surface laptop:p-6">
              <VehicleSummary
                vehicle={vehicle}
                site={site}
                location={location}
                now={now}
                more={few && forms?.photos && <RequestPhotos vehicle={vehicle} site={site} form={forms.photos} />}
              >
                {forSale && <VehiclePrice vehicle={vehicle} site={site} now={now} />}
                {forms ? (
                  <VehicleActions vehicle={vehicle} site={site} forms={forms} chat={chat} />
                ) : (
                  <SoldActions vehicle={vehicle} gone={pageState === 'gone'} />
                )}
              </VehicleSummary>
            </div>
          </aside>
          <FirstPaint />
          <div
            data-column
            className="grid min-w-0 grid-cols-1 content-start gap-12 laptop:col-start-1 laptop:row-start-2"
          >
            <ArrangedParts parts={column} page={page} rego={rego} forms={forms} />
          </div>
        </div>
      </div>
      <ArrangedParts parts={wide} page={page} rego={rego} forms={forms} />
      <ViewedVehicles site={site.slug} viewed={viewedOf(vehicle)} />
      <div className="max-laptop:[&>button]:bottom-20">
        <SavedTray site={site} />
      </div>
      <SaveCarForm site={site} back={pathOfRoute('vehicle', { slug: vehicle.card.slug })} />
      {forSale && <VehicleBars vehicle={vehicle} site={site} chat={chat} />}
      <VehicleData vehicle={vehicle} site={site} location={location} crumbs={crumbs} origin={origin} />
    </>
  );
}

/** The entry for the browser's log of viewed vehicles (VDP-19). */
const viewedOf = ({ card, details }: StockVehicle) => ({
  slug: card.slug,
  id: card.id,
  stocknum: card.stockNumber,
  make: card.make,
  model: card.model,
  body: details.bodyConfiguration || card.body,
  simple_body: card.body,
});
