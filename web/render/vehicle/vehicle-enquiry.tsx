import type { Form } from '@/domain/leads/form.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { type StandardForm, standardForm } from '@/domain/leads/standard-forms.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { type Standing, similarMessage } from '@/domain/stock/vehicle-page/standing.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { EnquiryFormPanel, formAt } from '@/parts/enquiry-form/enquiry-form.tsx';
import type { VehicleForms } from '@/parts/vehicle-page/vehicle-actions.tsx';
import { Section } from '@/ui/section/section.tsx';
import { currentRender, expireAt } from '@/web/front/render-record.ts';
import type { Asked } from '../route-page.tsx';

type Props = { asked: Asked; vehicle: StockVehicle; standing: Standing };

const block = 'vehicle-enquiry';

/** The enquiry about this very vehicle; it posts without script, too (FORM-14). For one that is gone it asks for another like it (VDP-05). */
export function VehicleEnquiry({ asked: { site, now }, vehicle, standing }: Props) {
  const name = fullName(vehicle.card);
  const content = enquiryForm(standing === 'for-sale' ? '' : similarMessage(name));
  if (!content) return null;
  const sent = currentRender()?.sent;
  return (
    <Section
      anchor="enquire"
      heading={standing === 'for-sale' ? `Ask about this ${vehicle.card.model}` : 'Find me something similar'}
      split
      under={
        <p className="text-ink-2">
          {name}, stock number {vehicle.card.stockNumber}. A person at {site.name} answers you.
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

/** The standard form, with words in its message where the vehicle is no longer there. */
function enquiryForm(message: string): FormContent | null {
  const form = standardForm('vehicle-enquiry');
  if (!form || message === '') return form;
  const fields = form.fields?.map((field) => (field.key === 'message' ? { ...field, initial: message } : field));
  return { ...form, ...(fields && { fields }) };
}

/** The forms that open in dialogs; whoever cannot drive a caravan on trial is not asked to. */
export function vehicleForms({ site, now }: Asked, { itemType }: StockVehicle): VehicleForms {
  const form = (name: StandardForm): Form | null => {
    const content = standardForm(name);
    return content && formAt(content, site, now, expireAt);
  };
  return {
    enquiry: form('vehicle-enquiry'),
    testDrive: itemType === 'caravan' ? null : form('test-drive'),
    photos: form('request-photos'),
    reserve: site.features.checkout ? form('reserve-request') : null,
    report: site.features.ppsrReport ? form('report-request') : null,
  };
}
