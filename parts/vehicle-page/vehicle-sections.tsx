import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { Disclosure, Disclosures } from '@/ui/disclosure/disclosure.tsx';

/** What comes with the vehicle, behind titles that open without script (VDP-01, VDP-16). */
export function VehicleSections({ vehicle, site }: { vehicle: StockVehicle; site: ResolvedSite }) {
  const { standardEquipment } = vehicle.details;
  const { features } = vehicle;
  const warranty = site.texts.warrantyLine;
  if (standardEquipment.length + features.length === 0 && !warranty) return null;
  return (
    <Disclosures>
      {standardEquipment.length > 0 && (
        <Disclosure title="What's Included" subtitle={summaryOf(standardEquipment)}>
          <Equipment items={standardEquipment} />
        </Disclosure>
      )}
      {features.length > 0 && (
        <Disclosure title="Features" subtitle={summaryOf(features)}>
          <Equipment items={features} />
        </Disclosure>
      )}
      {warranty && (
        <Disclosure title="Protect Your Car" subtitle="Warranty">
          <p>{warranty}</p>
        </Disclosure>
      )}
    </Disclosures>
  );
}

/** "Apple CarPlay, Roof rails, Tow bar and 9 more" */
function summaryOf(items: readonly string[]): string {
  const first = items.slice(0, 3).join(', ');
  return items.length > 3 ? `${first} and ${items.length - 3} more` : first;
}

function Equipment({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-1.5 pl-5 tablet:grid-cols-2">
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
