import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { dateKey, localMoment, nextMidnight } from '@/domain/locations/time-zone.ts';
import type { SiteLocation } from '@/domain/site/resolved-site.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { regoText } from '@/domain/stock/vehicle-page/rego-text.ts';
import { keyFacts, specificationLists } from '@/domain/stock/vehicle-page/specifications.ts';
import type { Standing } from '@/domain/stock/vehicle-page/standing.ts';
import { vehicleTrail } from '@/domain/stock/vehicle-page/titles.ts';
import { CalculatorPanel } from '@/parts/finance-calculator/calculator-panel.tsx';
import { SoldActions, VehicleActions } from '@/parts/vehicle-page/vehicle-actions.tsx';
import { VehicleComments } from '@/parts/vehicle-page/vehicle-comments.tsx';
import { VehicleData } from '@/parts/vehicle-page/vehicle-data.tsx';
import { VehicleFacts } from '@/parts/vehicle-page/vehicle-facts.tsx';
import { VehiclePlace } from '@/parts/vehicle-page/vehicle-place.tsx';
import { VehiclePrice } from '@/parts/vehicle-page/vehicle-price.tsx';
import { VehicleSections } from '@/parts/vehicle-page/vehicle-sections.tsx';
import { VehicleSpecifications } from '@/parts/vehicle-page/vehicle-specifications.tsx';
import { VehicleSummary } from '@/parts/vehicle-page/vehicle-summary.tsx';
import { VehicleTrail } from '@/parts/vehicle-page/vehicle-trail.tsx';
import { Section } from '@/ui/section/section.tsx';
import { expireAt } from '@/web/front/render-record.ts';
import { services } from '@/web/services.ts';
import type { Asked } from '../route-page.tsx';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { testDriveForm, VehicleEnquiry } from './vehicle-enquiry.tsx';
import { VehiclePictures } from './vehicle-pictures.tsx';

export type VehiclePageProps = {
  asked: Asked;
  vehicle: StockVehicle;
  standing: Standing;
  location: SiteLocation | null;
  /** Null while the search service cannot say. */
  similar: readonly StockCard[] | null;
  origin: string;
};

/** A vehicle's own page (VDP-01), or what is left of it when it was sold or withdrawn (VDP-05, VDP-20). */
export function VehiclePage({ asked, vehicle, standing, location, similar, origin }: VehiclePageProps) {
  const { site, now } = asked;
  const crumbs = vehicleTrail(vehicle.card, site.features.seriesDisplay);
  const rego = regoOf(vehicle, asked, location);
  const lists = specificationLists(vehicle, { rego, first: site.options.specificationTags });
  const forSale = standing === 'for-sale';
  return (
    <>
      <div className="wrap pb-(--section)">
        <VehicleTrail crumbs={crumbs} />
        <div className="grid gap-x-8 gap-y-8 laptop:grid-cols-[minmax(0,1fr)_minmax(320px,24rem)]">
          <div className="min-w-0 max-tablet:-mx-(--gutter) laptop:col-start-1 laptop:row-start-1">
            <VehiclePictures vehicle={vehicle} site={site} />
          </div>
          <aside
            aria-label="Price and what you can do"
            className="rounded-lg laptop:sticky laptop:top-24 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 laptop:self-start laptop:border laptop:border-line laptop:bg-surface laptop:p-6"
          >
            <VehicleSummary vehicle={vehicle} site={site} location={location} now={now}>
              {forSale && <VehiclePrice vehicle={vehicle} site={site} />}
              {forSale ? (
                <VehicleActions vehicle={vehicle} site={site} testDrive={testDriveForm(asked, vehicle)} />
              ) : (
                <SoldActions vehicle={vehicle} gone={standing === 'gone'} />
              )}
            </VehicleSummary>
          </aside>
          <div className="grid min-w-0 content-start gap-12 laptop:col-start-1 laptop:row-start-2">
            <VehicleFacts facts={keyFacts(vehicle, rego)} />
            <VehicleComments written={vehicle.details.dealerComments} />
            {forSale && <Finance asked={asked} card={vehicle.card} />}
            <VehicleSpecifications lists={lists} />
            <VehicleSections vehicle={vehicle} site={site} />
          </div>
        </div>
      </div>
      <SimilarVehicles asked={asked} vehicle={vehicle} cards={similar} />
      <VehicleEnquiry asked={asked} vehicle={vehicle} standing={standing} />
      {location && (
        <Section anchor="vehicle-map" heading="See it in person">
          <VehiclePlace
            location={location}
            site={site}
            clock={{ now, until: expireAt }}
            mapsKey={services().geocoding.mapsKey}
          />
        </Section>
      )}
      <VehicleData vehicle={vehicle} site={site} location={location} crumbs={crumbs} origin={origin} />
    </>
  );
}

/** The calculator begins with this very vehicle; nothing about finance where the vehicle is not eligible for it (FIN-02). */
function Finance({ asked: { site }, card }: { asked: Asked; card: StockCard }) {
  const priced = card.weekly !== null && card.priceCents > priceShownAboveCents;
  const settings = priced ? calculatorSettings(site, card.priceCents) : null;
  if (!settings) return null;
  return (
    <section id="finance-calculator" className="scroll-mt-24">
      <CalculatorPanel site={site} settings={settings} car={card.id} heading="Finance calculator" link={null} />
    </section>
  );
}

function regoOf(vehicle: StockVehicle, { site, now }: Asked, location: SiteLocation | null): string {
  const timeZone = location?.timeZone ?? 'Australia/Brisbane';
  if (vehicle.details.registrationExpiry) expireAt(nextMidnight(now, timeZone));
  return regoText(
    vehicle.details.registrationExpiry,
    dateKey(localMoment(now, timeZone)),
    site.features.unregisteredLabel,
  );
}
