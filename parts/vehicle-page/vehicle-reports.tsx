import { shopperEvents } from '@/domain/events/shopper-events.ts';
import type { Form } from '@/domain/leads/form.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { carAnalysis } from '@/domain/stock/vehicle-page/car-analysis.ts';
import type { PricingSite } from '@/domain/stock/vehicle-page/shown-price.ts';
import { FormDialog } from '@/parts/enquiry-form/form-dialog-client.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { vehicleInShort } from './vehicle-in-short.ts';

type Props = { vehicle: StockVehicle; site: Pick<SiteIdentity, 'name'> & PricingSite; form: Form | null; year: number };

/**
 * The dealer's history report if there is a file, and by the site's switches the analysis and the
 * PPSR report (VDP-21).
 */
export function VehicleReports({ vehicle, site, form, year }: Props) {
  const { card, details } = vehicle;
  const used = card.carType !== 'new' && details.caravan === null;
  const lines = site.features.carAnalysis && used ? carAnalysis(vehicle, { year }) : [];
  const file = /^https:\/\//.test(details.fileUrl) ? details.fileUrl : '';
  const ppsr = site.features.ppsrReport && used;
  if (lines.length === 0 && !file && !ppsr) return null;
  return (
    <section id="reports" className="grid scroll-mt-24 gap-4">
      <h2>History and analysis</h2>
      {lines.length > 0 && (
        <dl className="grid gap-x-10 tablet:grid-cols-2">
          {lines.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5 text-small">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(file || ppsr) && (
        <ul className="flex flex-wrap items-center gap-3 print:hidden">
          {file && (
            <li>
              <ButtonLink
                kind="outline"
                size={44}
                href={file}
                target="_blank"
                rel="noopener"
                title="Opens in a new tab"
                data-event={shopperEvents.historyReport.id}
              >
                <Icon name="file-text" size={18} />
                {ppsr ? 'PPSR and history report' : 'History report'}
              </ButtonLink>
            </li>
          )}
          {ppsr && !file && form && (
            <li>
              <FormDialog
                label="Request the PPSR report"
                kind="outline"
                buttonSize={44}
                href="#enquire"
                title={`PPSR report for this ${card.model}`}
                note="A search of the Personal Property Securities Register shows whether finance is registered against a vehicle, and whether it has been reported written off or stolen. We send you the report for this one."
                form={form}
                carId={card.id}
                car={vehicleInShort({ vehicle, site })}
                thanks={`Thank you. ${site.name} will send you the report.`}
                closeIcon={<Icon name="x" size={20} />}
              />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
