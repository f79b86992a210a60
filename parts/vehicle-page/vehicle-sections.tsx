import type { ReactNode } from 'react';
import { hoursLabel } from '@/domain/locations/clock-label.ts';
import type { SiteBusiness, SiteIdentity, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { canReserve, reserveLabel, reserveNote } from '@/domain/stock/vehicle-page/reserving.ts';
import { textForVehicle } from '@/domain/stock/vehicle-page/vehicle-condition.ts';
import { Disclosure, Disclosures } from '@/ui/disclosure/disclosure.tsx';
import { Tabs } from '@/ui/tabs/tabs-client.tsx';
import { RememberedSections } from './remembered-sections-client.tsx';
import { CommentText } from './vehicle-comments.tsx';

/** `year` is the current year at the site; ages count from it. */
type Props = {
  vehicle: StockVehicle;
  site: SiteBusiness & SiteIdentity & SiteStock & SiteSwitches;
  year: number;
  withComments: boolean;
};
type Part = { title: string; subtitle: string; content: ReactNode };

const listId = 'vehicle-sections';

/**
 * The vehicle's equipment and terms: in folds, which the site may restore as the shopper left them,
 * or in tabs, which include the dealer's comments (VDP-01, VDP-16).
 */
export function VehicleSections({ vehicle, site, year, withComments }: Props) {
  const { rememberSections, sectionTabs } = site.features;
  const parts = sectionsOf(vehicle, site, year);
  if (sectionTabs && (withComments || parts.length > 0)) {
    const comments = { title: 'Dealer Comments', content: <CommentText written={vehicle.details.dealerComments} /> };
    const tabs = [...(withComments ? [comments] : []), ...parts];
    return (
      <section id="dealer-comments" className="scroll-mt-24">
        <Tabs
          label="About this vehicle"
          tabs={tabs.map(({ title, content }) => ({ key: title, label: title, panel: content }))}
        />
      </section>
    );
  }
  if (parts.length === 0) return null;
  return (
    <>
      <Disclosures attributes={{ id: listId }}>
        {parts.map(({ title, subtitle, content }) => (
          <Disclosure key={title} title={title} subtitle={subtitle}>
            {content}
          </Disclosure>
        ))}
      </Disclosures>
      {rememberSections && <RememberedSections site={site.slug} listId={listId} />}
    </>
  );
}

/**
 * In the order of VDP-01; sections that are empty, or do not apply to this vehicle, are left out.
 */
function sectionsOf(
  vehicle: StockVehicle,
  site: SiteBusiness & SiteIdentity & SiteStock & SiteSwitches,
  year: number,
): Part[] {
  const { features } = vehicle;
  const { standardEquipment } = vehicle.details;
  const { texts } = site;
  const why = [...new Set(texts.whyBuy.split('\n'))].filter((paragraph) => paragraph.trim() !== '');
  const warranty = textForVehicle(texts.warrantyLines, texts.warrantyLine, vehicle, year);
  const parts: (Part | false)[] = [
    standardEquipment.length > 0 && {
      title: "What's Included",
      subtitle: summaryOf(standardEquipment),
      content: <Equipment items={standardEquipment} />,
    },
    why.length > 0 && {
      title: 'Why Buy From Us?',
      subtitle: site.name,
      content: why.map((paragraph) => (
        <p key={paragraph} className="mb-3 last:mb-0">
          {paragraph}
        </p>
      )),
    },
    canReserve(vehicle, site) && {
      title: 'Reserve Online',
      subtitle: `Held for you for ${hoursLabel(site.options.holdHours)}`,
      content: (
        <p>
          Choose “{reserveLabel(vehicle.card, site)}” beside the price. {reserveNote(vehicle.card, site)}
        </p>
      ),
    },
    warranty !== '' && {
      title: 'Protect Your Car',
      subtitle: 'Warranty',
      content: <p>{warranty}</p>,
    },
    features.length > 0 && {
      title: 'Features',
      subtitle: summaryOf(features),
      content: <Equipment items={features} />,
    },
  ];
  return parts.filter((part) => part !== false);
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
