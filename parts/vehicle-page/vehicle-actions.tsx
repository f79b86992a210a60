import type { ReactNode } from 'react';
import { shopperEvents } from '@/domain/events/shopper-events.ts';
import { siteStatesFinance } from '@/domain/finance/eligibility.ts';
import { financeLink, financePageOf } from '@/domain/finance/finance-link.ts';
import type { Form } from '@/domain/leads/form.ts';
import { linksTo } from '@/domain/routes/links-to.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteBusiness, SiteIdentity, SiteMenus, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { buyLabel, buyPath, canBuy } from '@/domain/stock/vehicle-page/buying.ts';
import {
  canJoinLine,
  canReserve,
  lineLabel,
  lineNote,
  reserveLabel,
  reserveNote,
} from '@/domain/stock/vehicle-page/reserving.ts';
import type { PricingSite } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { FormDialog } from '@/parts/enquiry-form/form-dialog-client.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { actionIds } from './action-ids.ts';
import { chatLink } from './chat-link.ts';
import { vehicleInShort } from './vehicle-in-short.ts';

/**
 * The forms that a vehicle's page opens in dialogs; a test drive is null where the vehicle cannot
 * be driven.
 */
export type VehicleForms = Record<'enquiry' | 'testDrive' | 'photos' | 'report', Form | null>;

type Props = {
  vehicle: StockVehicle;
  site: SiteIdentity & SiteBusiness & SiteMenus & SiteStock & SiteSwitches;
  forms: VehicleForms;
  /** Address of the dealer's chat; null for none. */
  chat?: string | null;
};

/** The actions for a vehicle that is for sale (VDP-02); each also works without script. */
export function VehicleActions({ vehicle, site, forms, chat = null }: Props) {
  const { card, details } = vehicle;
  const car = { ...card, vin: details.vin };
  const name = fullName(card);
  const shared = sharedOf(vehicle, site);
  const reserve = canReserve(vehicle, site);
  const line = canJoinLine(vehicle, site);
  const drive = forms.testDrive && {
    ...shared,
    href: `${pathOfRoute('bookTestDrive')}?car_id=${encodeURIComponent(card.id)}`,
    title: `Test drive the ${name}`,
    form: forms.testDrive,
    thanks: `Thank you. ${site.name} has your enquiry about a test drive.`,
  };
  return (
    <div id={actionIds.all} className="grid gap-3 print:hidden">
      {line && (
        <ButtonLink kind="filled" href={checkoutPath(site, card.slug)}>
          {lineLabel}
        </ButtonLink>
      )}
      {forms.enquiry && (
        <FormDialog
          {...shared}
          id={actionIds.enquire}
          label="Enquire"
          {...(line && { kind: 'outline' })}
          title={`Enquire about this ${card.model}`}
          form={forms.enquiry}
          thanks={`Thank you. ${site.name} will get back to you.`}
        />
      )}
      {reserve && (
        <ButtonLink kind="outline" href={checkoutPath(site, card.slug)} data-event={shopperEvents.reserveBegun.id}>
          {reserveLabel(card, site)}
        </ButtonLink>
      )}
      {(reserve || line) && <p className="text-legal text-ink-2">{line ? lineNote : reserveNote(card, site)}</p>}
      {canBuy(vehicle, site) && (
        <ButtonLink kind="outline" href={buyPath(card.slug)}>
          {buyLabel}
        </ButtonLink>
      )}
      {drive && !reserve && <FormDialog {...drive} label="Test drive" kind="outline" />}
      <ul className="flex justify-around">
        {drive && reserve && (
          <li className="grid">
            <FormDialog
              {...drive}
              label={
                <span className="grid justify-items-center gap-1 py-1.5">
                  <Icon name="calendar" />
                  <span className="text-ink">Test drive</span>
                </span>
              }
              kind="quiet"
              className="border-0 text-small leading-[inherit]"
            />
          </li>
        )}
        {linksTo(site, pathOfRoute('tradeIn')) && (
          <Way
            href={`${pathOfRoute('tradeInForCar')}?car_id=${encodeURIComponent(card.id)}`}
            icon={<Icon name="repeat" />}
          >
            Trade-in
          </Way>
        )}
        {siteStatesFinance(site) && (
          <Way href={financeLink(financePageOf(site), car)} icon={<Icon name="wallet" />}>
            Finance
          </Way>
        )}
        {chat && (
          <Way {...chatLink(chat)} icon={<Icon name="message-circle" />}>
            Chat
          </Way>
        )}
      </ul>
    </div>
  );
}

/** "Request photos", for a vehicle with few photos. */
export function RequestPhotos({ vehicle, site, form }: Omit<Props, 'forms' | 'chat'> & { form: Form }) {
  return (
    <FormDialog
      {...sharedOf(vehicle, site)}
      label="Request photos"
      kind="quiet"
      buttonSize={44}
      className="-ml-3 print:hidden"
      title={`Request photos of this ${vehicle.card.model}`}
      form={form}
      thanks={`Thank you. ${site.name} will send you photos.`}
    />
  );
}

const sharedOf = (vehicle: StockVehicle, site: PricingSite) => ({
  href: '#enquire',
  carId: vehicle.card.id,
  car: vehicleInShort({ vehicle, site }),
  closeIcon: <Icon name="x" size={20} />,
});

/** Replaces the buttons of a vehicle that is sold or gone (VDP-05). */
export function SoldActions({ vehicle, gone }: { vehicle: StockVehicle; gone: boolean }) {
  const { card } = vehicle;
  return (
    <div className="grid gap-3">
      <p className="rounded-md bg-sunken p-4">
        <b className="block text-title">{vehicle.availability === 'withdrawn' ? 'No longer available' : 'SOLD'}</b>
        {gone
          ? 'This vehicle has left our stock. We can find you one like it.'
          : 'This one was recently sold. Like it and want something similar?'}
      </p>
      <ButtonLink kind="filled" href="#similar">
        Find Me Something Similar
      </ButtonLink>
      <ButtonLink kind="outline" href="#enquire">
        Ask about one like the {card.model}
      </ButtonLink>
    </div>
  );
}

function Way({ icon, children, ...link }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a {...link} className="grid min-h-12 justify-items-center gap-1 px-3 py-1.5 text-small font-semibold text-link">
        {icon}
        <span className="text-ink">{children}</span>
      </a>
    </li>
  );
}
