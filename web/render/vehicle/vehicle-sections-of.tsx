import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { yearAt } from '@/domain/leads/resolve-form.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { sectionsArranged, type VehicleSection } from '@/domain/stock/vehicle-page/arrangement.ts';
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
import { expireAt } from '@/web/front/render-record.ts';
import { services } from '@/web/services.ts';
import type { Asked } from '../route-page.tsx';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { VehicleEnquiry } from './vehicle-enquiry.tsx';
import type { VehiclePageProps } from './vehicle-page-props.ts';
import { WhatDecides } from './what-decides.tsx';

type Props = { name: VehicleSection; page: VehiclePageProps; rego: string; forms: VehicleForms | null };

/** One section of a vehicle's page by its name; what is for buyers alone is nothing for a vehicle that was sold. */
export function OneSection({ name, page, rego, forms }: Props) {
  const { asked, vehicle, standing, location, similar, delivery } = page;
  const { site, now } = asked;
  const tabbed = site.features.sectionTabs && sectionsArranged(page.arrangement?.arrangement, 'comments', 'included');
  switch (name) {
    case 'facts':
      return <VehicleFacts facts={keyFacts(vehicle, rego)} />;
    case 'comments':
      return !tabbed && <VehicleComments written={vehicle.details.dealerComments} />;
    case 'finance':
      return forms && <Finance asked={asked} card={vehicle.card} />;
    case 'costs':
      return forms && <WhatDecides asked={asked} vehicle={vehicle} location={location} delivery={delivery} />;
    case 'specifications':
      return (
        <VehicleSpecifications lists={specificationLists(vehicle, { rego, first: site.options.specificationTags })} />
      );
    case 'reports':
      return forms && <VehicleReports vehicle={vehicle} site={site} form={forms.report} year={yearAt(site, now)} />;
    case 'included':
      return <VehicleSections vehicle={vehicle} site={site} withComments={tabbed} />;
    case 'similar':
      return <SimilarVehicles asked={asked} vehicle={vehicle} cards={similar} />;
    case 'enquiry':
      return <VehicleEnquiry asked={asked} vehicle={vehicle} standing={standing} />;
    case 'location':
      return (
        location && (
          <Section anchor="vehicle-map" heading="See it in person">
            <VehiclePlace
              location={location}
              site={site}
              clock={{ now, until: expireAt }}
              mapsKey={services().geocoding.mapsKey}
            />
          </Section>
        )
      );
  }
}

/** The calculator begins with this very vehicle; nothing about finance where the vehicle is not eligible for it (FIN-02). */
function Finance({ asked: { site }, card }: { asked: Asked; card: StockCard }) {
  const priced = card.weekly !== null && card.priceCents > priceShownAboveCents;
  const settings = priced ? calculatorSettings(site, card.priceCents) : null;
  if (!settings) return null;
  return <CalculatorPanel site={site} settings={settings} car={card.id} heading="Finance calculator" link={null} />;
}
