import type { CSSProperties } from 'react';
import { vehicleFilePath, vehiclePath } from '@/domain/routes/paths.ts';
import type { VehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { PdfDownload } from '@/parts/vehicle-page/pdf-download-client.tsx';
import { PrintButton } from '@/parts/vehicle-page/print-button-client.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { sheetOfVehicle } from '@/web/print/sheet-of-vehicle.ts';
import type { OwnPage, RouteRequest } from '@/web/render/own-route.ts';
import { dealershipOf } from '@/web/stock/dealership-of-vehicle.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { footPoints, printStyle } from './print-style.ts';

/** A vehicle's page for printing (NAV-06, VDP-11); 404 if the site never listed it. */
export async function printRoute({ site, query, now }: RouteRequest): Promise<OwnPage | null> {
  const vehicle = await vehicleOfSite(site, query.get('car_id') ?? '');
  if (!vehicle) return null;
  const sheet = sheetOfVehicle(vehicle, await dealershipOf(vehicle, site), now);
  return {
    described: { title: `${sheet.name}, to print`, description: null, noIndex: true },
    canonical: vehiclePath(sheet.slug),
    view: <PrintPage sheet={sheet} />,
  };
}

type Props = { sheet: VehicleSheet };

function PrintPage({ sheet }: Props) {
  const { name, subtitle, kind, stockNumber, dealer, footnotes } = sheet;
  const foot = { '--foot': `${footPoints(footnotes)}pt` } as CSSProperties;
  return (
    <div className="wrap max-w-[900px] py-8 print:py-2">
      <p className="mb-6 flex flex-wrap items-center gap-3 print:hidden">
        <PrintButton>
          <Icon name="printer" size={18} />
          Print this page
        </PrintButton>
        <PdfDownload slug={sheet.slug} icon={<Icon name="file-text" size={18} />} className="vehicle-tool px-3" />
        <ButtonLink kind="quiet" href={vehiclePath(sheet.slug)}>
          Back to the vehicle
        </ButtonLink>
      </p>
      <style>{printStyle}</style>
      {/* Not an article, which on paper would begin a new sheet. */}
      <div id="sheet" className="grid gap-6 rounded-lg border border-line bg-surface p-6 tablet:p-8">
        <header className="grid gap-6 tablet:grid-cols-[3fr_2fr]">
          <Photo sheet={sheet} />
          <div>
            <div className="grid content-start gap-2">
              <p data-clamp="1" className="text-small text-ink-2">
                {kind}, stock no. {stockNumber}
              </p>
              <h1 className="text-h2">{name}</h1>
              {subtitle && (
                <p data-clamp="2" className="text-ink-2">
                  {subtitle}
                </p>
              )}
              <Price sheet={sheet} />
            </div>
            {/* biome-ignore lint/performance/noImgElement: a drawing of our own */}
            <img
              src={vehicleFilePath(sheet.slug, 'qr.svg')}
              alt="QR code that leads to this page"
              width={96}
              height={96}
              className="mt-2"
            />
          </div>
        </header>
        <Lines sheet={sheet} />
        {sheet.features.length > 0 && (
          <section data-yields>
            <h2 className="mb-2 text-title">Features</h2>
            <p className="text-small">{sheet.features.join(', ')}</p>
          </section>
        )}
        <footer style={foot} className="grid gap-2 border-t border-line pt-4 text-small text-ink-2">
          <p>
            <b className="text-ink">{dealer.name}</b>
            {[dealer.place, dealer.address, dealer.phone, dealer.licence].filter(Boolean).map((part) => `, ${part}`)}
          </p>
          {footnotes.map((note) => (
            <p key={note} className="text-legal">
              {note}
            </p>
          ))}
        </footer>
      </div>
    </div>
  );
}

function Photo({ sheet: { photo, name } }: Pick<Props, 'sheet'>) {
  if (!photo) return <p className="grid aspect-3/2 place-items-center bg-sunken text-ink-2">Photos are on their way</p>;
  return (
    <SitePicture
      source={photo}
      alt={photo.alt || name}
      ratio={[3, 2]}
      widths={[375, 640, 850]}
      sizes="(min-width: 760px) 500px, 90vw"
      priority
      className="aspect-3/2 h-auto w-full rounded-md bg-sunken object-cover"
    />
  );
}

function Price({ sheet: { price, priceNote, weekly } }: Pick<Props, 'sheet'>) {
  if (!price) return null;
  return (
    <div className="mt-2">
      <p className="figure text-price-l leading-none">{price}</p>
      {priceNote && <p className="mt-1 text-small text-ink-2">{priceNote}</p>}
      {weekly && <p className="mt-2 text-small">{weekly}</p>}
    </div>
  );
}

function Lines({ sheet: { lines } }: Pick<Props, 'sheet'>) {
  return (
    <section>
      <h2 className="mb-2 text-title">Specifications</h2>
      <dl className="grid gap-x-10 tablet:grid-cols-2">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5 text-small">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
