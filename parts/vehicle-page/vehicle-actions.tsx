import type { ReactNode } from 'react';
import { siteStatesFinance } from '@/domain/finance/eligibility.ts';
import { financeLink } from '@/domain/finance/finance-link.ts';
import type { Form } from '@/domain/leads/form.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { FormDialog } from '@/parts/enquiry-form/form-dialog-client.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { vehicle: StockVehicle; site: ResolvedSite; testDrive: Form | null };

/** What a shopper can do about a vehicle that is for sale (VDP-02). Each leads somewhere without script, too. */
export function VehicleActions({ vehicle, site, testDrive }: Props) {
  const { card, details } = vehicle;
  const car = { ...card, vin: details.vin };
  return (
    <div className="grid gap-3 print:hidden">
      <ButtonLink kind="filled" href="#enquire">
        Enquire
      </ButtonLink>
      {testDrive && (
        <FormDialog
          label="Test drive"
          title={`Test drive the ${fullName(card)}`}
          href="#enquire"
          kind="outline"
          form={testDrive}
          carId={card.id}
          thanks={`Thank you. ${site.name} will confirm your test drive.`}
          closeIcon={<Icon name="x" size={20} />}
        />
      )}
      <ul className="flex justify-around">
        {siteStatesFinance(site) && (
          <Way href={financeLink(site.options.financeLink, car)} icon={<Icon name="wallet" />}>
            Finance
          </Way>
        )}
        {hasPage(site, '/trade-in') && (
          <Way href={`/trade-in?car_id=${encodeURIComponent(card.id)}`} icon={<Icon name="repeat" />}>
            Trade-in
          </Way>
        )}
      </ul>
    </div>
  );
}

/** What takes the place of the buttons when the vehicle is no longer there (VDP-05). */
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

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="grid min-h-12 justify-items-center gap-1 px-3 py-1.5 text-small font-semibold text-link"
      >
        {icon}
        <span className="text-ink">{children}</span>
      </a>
    </li>
  );
}

/** Whether the site's own menus lead to a page: only then is it there. */
export function hasPage(
  { headerMenu, footerMenu }: Pick<ResolvedSite, 'headerMenu' | 'footerMenu'>,
  path: string,
): boolean {
  const links = [
    ...headerMenu.flatMap((item) => [item, ...item.children]),
    ...footerMenu.flatMap((group) => group.links),
  ];
  return links.some(({ href }) => href.split(/[?#]/)[0] === path);
}
