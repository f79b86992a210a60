import type { Form } from '@/domain/leads/form.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { presetLocation } from '@/domain/leads/preset-location.ts';
import { type StandardForm, standardForm } from '@/domain/leads/standard-forms.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { similarMessage, type VehiclePageState } from '@/domain/stock/vehicle-page/vehicle-page-state.ts';
import { EnquiryFormPanel, formAt } from '@/parts/enquiry-form/enquiry-form.tsx';
import type { VehicleForms } from '@/parts/vehicle-page/vehicle-actions.tsx';
import { Section } from '@/ui/section/section.tsx';
import { currentRender, expireAt } from '@/web/platform/render-record.ts';
import type { RouteRequest } from '@/web/render/own-route.ts';

type Props = { request: RouteRequest; vehicle: StockVehicle; pageState: VehiclePageState };

const block = 'vehicle-enquiry';

/**
 * The enquiry about this vehicle, also without script (FORM-14); for a vehicle that is gone, about
 * a similar one (VDP-05).
 */
export function VehicleEnquiry({ request: { site, now }, vehicle, pageState }: Props) {
  const name = fullName(vehicle.card);
  const content = enquiryForm(pageState === 'for-sale' ? '' : similarMessage(name));
  if (!content) return null;
  const sent = currentRender()?.sent;
  return (
    <Section
      anchor="enquire"
      heading={pageState === 'for-sale' ? `Ask about this ${vehicle.card.model}` : 'Find me something similar'}
      split
      under={
        <p className="text-ink-2">
          {name}, stock number {vehicle.card.stockNumber}. {site.name} will get back to you.
        </p>
      }
    >
      <EnquiryFormPanel
        content={content}
        site={site}
        now={now}
        until={expireAt}
        block={block}
        sent={sent?.block === block ? sent : null}
        carId={vehicle.card.id}
      />
    </Section>
  );
}

/** The standard form with an initial message. */
function enquiryForm(message: string): FormContent | null {
  const form = standardForm('vehicle-enquiry');
  if (!form || message === '') return form;
  const fields = form.fields?.map((field) => (field.key === 'message' ? { ...field, initial: message } : field));
  return { ...form, ...(fields && { fields }) };
}

/**
 * The forms of the dialogs with the vehicle's location preset (its id; empty if unknown); caravans
 * have no test drive.
 */
export function vehicleForms({ site, now }: RouteRequest, { itemType }: StockVehicle, location: string): VehicleForms {
  const form = (name: StandardForm): Form | null => {
    const content = standardForm(name);
    return content && presetLocation(formAt(content, site, now, expireAt), location);
  };
  return {
    enquiry: form('vehicle-enquiry'),
    testDrive: itemType === 'caravan' ? null : form('test-drive'),
    photos: form('request-photos'),
    report: site.features.ppsrReport ? form('report-request') : null,
  };
}
