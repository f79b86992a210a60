import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { SiteContact, SiteIdentity, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import { carTypeNames } from '@/domain/stock/card-values.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { callNumber, maskedPhone } from '@/domain/stock/vehicle-page/call-number.ts';
import { daysListed } from '@/domain/stock/vehicle-page/days-listed.ts';
import { subtitleOf } from '@/domain/stock/vehicle-page/titles.ts';
import { viewDataAddress } from '@/domain/stock/vehicle-page/view-data.ts';
import { siteCardTag } from '@/parts/vehicle-card/site-card-tag.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Tag } from '@/ui/tag/tag.tsx';
import { NoPhone } from './no-phone-client.tsx';
import { RevealPhone } from './reveal-phone-client.tsx';
import { SalesCounter } from './sales-counter-client.tsx';
import { VehicleTools } from './vehicle-tools.tsx';
import { Views } from './views-client.tsx';

type Props = {
  vehicle: StockVehicle;
  site: SiteIdentity & SiteContact & SiteStock & SiteSwitches;
  location: SiteLocation | null;
  now: number;
  /** One more line among the contacts. */
  more?: ReactNode;
  children: ReactNode;
};

/** The vehicle's name, price and contacts (VDP-02). */
export function VehicleSummary({ vehicle, site, location, now, more, children }: Props) {
  const { card } = vehicle;
  const { tag } = siteCardTag(card, site, now);
  const days = site.features.daysInStock ? daysListed(vehicle, now, location?.timeZone) : null;
  return (
    <div className="grid gap-5">
      <div>
        <p className="mb-3 flex items-center gap-2 text-small text-ink-2">
          <Tag kind="plain">{carTypeNames[card.carType]}</Tag>
          {tag && tag.text !== carTypeNames[card.carType] && (
            <Tag kind={tag.kind === 'sold' ? 'sold' : 'info'}>{tag.text}</Tag>
          )}
          <span className="ml-auto">Stock no. {card.stockNumber}</span>
        </p>
        <h1 className="text-h2">{card.name}</h1>
        <p className="mt-1 text-ink-2">{subtitleOf(card)}</p>
      </div>
      {children}
      <ul className="border-t border-line">
        <CallRow vehicle={vehicle} site={site} />
        {location && (
          <Row
            icon={<Icon name="map-pin" size={19} />}
            name={location.name}
            note={[location.street, location.city].filter(Boolean).join(', ')}
          >
            <a href="#vehicle-map" className={rowLink}>
              See it in person
            </a>
          </Row>
        )}
        {more && <li className="border-b border-line py-1.5">{more}</li>}
      </ul>
      <VehicleTools vehicle={vehicle} site={site} />
      {days && (
        <p className="flex items-center gap-2 text-small text-ink-2">
          <Icon name="calendar" size={18} />
          {days}
        </p>
      )}
      {(site.features.cardViews || site.features.salesCounter) && (
        <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
          {site.features.cardViews && (
            <Views address={viewDataAddress(vehicle, site)} icon={<Icon name="eye" size={18} />} />
          )}
          {site.features.salesCounter && <SalesCounter icon={<Icon name="badge-check" size={18} />} />}
        </div>
      )}
    </div>
  );
}

const rowLink = 'tap inline-flex items-center text-small font-semibold text-link';

/** "Call the dealer"; a masked number is not in the page (VDP-09). */
function CallRow({ vehicle, site }: Pick<Props, 'vehicle' | 'site'>) {
  const { id, carType } = vehicle.card;
  const phone = callNumber(site.phones, carType);
  if (!phone) return <NoPhone />;
  const icon = <Icon name="phone" size={19} />;
  if (site.features.revealPhone)
    return (
      <li>
        <RevealPhone masked={maskedPhone(phone)} carType={carType} carId={id} icon={icon} />
      </li>
    );
  return (
    <Row icon={icon} name={formatPhone(phone)} note="Call the dealer">
      <a href={phoneHref(phone)} className={rowLink}>
        Call<span className="visually-hidden"> {formatPhone(phone)}</span>
      </a>
    </Row>
  );
}

function Row({ icon, name, note, children }: { icon: ReactNode; name: string; note: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      {icon}
      <p className="min-w-0">
        <b className="block">{name}</b>
        {note && <span className="block text-small text-ink-2">{note}</span>}
      </p>
      <span className="ml-auto flex-none">{children}</span>
    </li>
  );
}
