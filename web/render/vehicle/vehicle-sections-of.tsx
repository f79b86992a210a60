import { yearAt } from '@/domain/leads/resolve-form.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { sectionsArranged, type VehicleSection } from '@/domain/stock/vehicle-page/arrangement.ts';
import { canBuy } from '@/domain/stock/vehicle-page/buying.ts';
import { calculatorOfVehicle } from '@/domain/stock/vehicle-page/calculator-of-vehicle.ts';
import { keyFacts, specificationLists } from '@/domain/stock/vehicle-page/specifications.ts';
import { CalculatorPanel } from '@/parts/finance-calculator/calculator-panel.tsx';
import type { VehicleForms } from '@/parts/vehicle-page/vehicle-actions.tsx';
import { VehicleComments } from '@/parts/vehicle-page/vehicle-comments.tsx';
import { VehicleFacts } from '@/parts/vehicle-page/vehicle-facts.tsx';
import { VehiclePlace } from '@/parts/vehicle-page/vehicle-place.tsx';
import { VehicleReports } from '@/parts/vehicle-page/vehicle-reports.tsx';
import { VehicleSections } from '@/parts/vehicle-page/vehicle-sections.tsx';
import { VehicleSpecifications } from '@/parts/vehicle-page/vehicle-specifications.tsx';
import { Section } from '@/ui/section/section.tsx';
import { expireAt } from '@/web/platform/render-record.ts';
import type { RouteRequest } from '@/web/render/own-route.ts';
import { meetsOf } from './meets-of.ts';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { VehicleEnquiry } from './vehicle-enquiry.tsx';
import type { VehiclePageProps } from './vehicle-page-props.ts';
import { WhatDecides } from './what-decides.tsx';

type Props = { name: VehicleSection; page: VehiclePageProps; rego: string; forms: VehicleForms | null };

/** A section of the page by name; sections for buyers are empty for a sold vehicle. */
export function OneSection({ name, page, rego, forms }: Props) {
  const { request, vehicle, pageState, location, similar, delivery } = page;
  const { site, now } = request;
  const meets = meetsOf(page);
  const tabbed =
    site.features.sectionTabs && sectionsArranged(page.arrangement?.arrangement, meets, 'comments', 'included');
  switch (name) {
    case 'facts':
      return <VehicleFacts facts={keyFacts(vehicle, rego)} />;
    case 'comments':
      return !tabbed && <VehicleComments written={vehicle.details.dealerComments} />;
    case 'finance':
      return forms && <Finance request={request} vehicle={vehicle} />;
    case 'costs':
      return forms && <WhatDecides request={request} vehicle={vehicle} location={location} delivery={delivery} />;
    case 'specifications':
      return (
        <VehicleSpecifications lists={specificationLists(vehicle, { rego, first: site.options.specificationTags })} />
      );
    case 'reports':
      return forms && <VehicleReports vehicle={vehicle} site={site} form={forms.report} year={yearAt(site, now)} />;
    case 'included':
      return <VehicleSections vehicle={vehicle} site={site} year={yearAt(site, now)} withComments={tabbed} />;
    case 'similar':
      return <SimilarVehicles request={request} vehicle={vehicle} cards={similar} />;
    case 'enquiry':
      return <VehicleEnquiry request={request} vehicle={vehicle} pageState={pageState} />;
    case 'location':
      return (
        location && (
          <Section anchor="vehicle-map" heading="See it in person">
            <VehiclePlace
              location={location}
              site={site}
              clock={{ now, until: expireAt }}
              mapsKey={request.services.geocoding.mapsKey}
            />
          </Section>
        )
      );
  }
}

/** The calculator for this vehicle; nothing if finance is not available for it (FIN-02). */
function Finance({ request: { site }, vehicle }: { request: RouteRequest; vehicle: StockVehicle }) {
  const { card, details } = vehicle;
  const settings = calculatorOfVehicle(site, card);
  if (!settings) return null;
  const car = { ...card, vin: details.vin };
  return <CalculatorPanel {...{ site, settings, car }} heading="Finance calculator" canBuy={canBuy(vehicle, site)} />;
}
