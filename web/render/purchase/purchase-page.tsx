import { type CarriedTradeIn, carriedCar, leftToPay } from '@/domain/leads/carried-trade-in.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { rangeWords } from '@/domain/leads/valuation.ts';
import { linksTo } from '@/domain/site/links-to.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { EnquiryFormPanel } from '@/parts/enquiry-form/enquiry-form.tsx';
import { vehicleInShort } from '@/parts/vehicle-page/vehicle-in-short.ts';
import { Section } from '@/ui/section/section.tsx';
import { currentRender, expireAt } from '@/web/front/render-record.ts';
import type { Asked } from '../route-page.tsx';

type Props = { asked: Asked; vehicle: StockVehicle; form: FormContent; tradeIn: CarriedTradeIn | null };

const block = 'purchase';

/** A request to buy one car: what it costs, what an accepted trade-in leaves of that, and the request itself (NAV-08). It needs no script; with one the device keeps how far somebody came (CHK-05). */
export function PurchasePage({ asked: { site, now }, vehicle, form, tradeIn }: Props) {
  const { card } = vehicle;
  const sent = currentRender()?.sent;
  return (
    <Section
      heading={`Buy this ${card.model}`}
      headingLevel={1}
      split
      under={
        <div className="grid gap-5">
          <Car vehicle={vehicle} site={site} />
          {tradeIn ? (
            <Carried priceCents={card.priceCents} tradeIn={tradeIn} />
          ) : (
            linksTo(site, '/trade-in') && (
              <p>
                A car to trade in?{' '}
                <a
                  className="font-semibold text-link underline"
                  href={`${pathOfRoute('tradeInForCar')}?car_id=${encodeURIComponent(card.id)}`}
                >
                  Value it first
                </a>
                , and the offer that you accept comes with you.
              </p>
            )
          )}
          <p className="text-small text-ink-2">
            Nothing is charged here and the car is not held yet. {site.name} calls you to confirm that it is free and to
            agree on payment and handover.
          </p>
        </div>
      }
    >
      <EnquiryFormPanel
        content={form}
        site={site}
        now={now}
        until={expireAt}
        block={block}
        sent={sent?.block === block ? sent : null}
        carId={card.id}
        progress={`purchase ${card.id}`}
      />
    </Section>
  );
}

function Car({ vehicle, site }: { vehicle: StockVehicle; site: ResolvedSite }) {
  const { name, line, image } = vehicleInShort({ vehicle, site });
  return (
    <p className="flex items-center gap-4">
      {image && (
        // biome-ignore lint/performance/noImgElement: a picture of one size, from our own image route
        <img src={image} alt="" width={126} height={84} className="h-21 w-31.5 flex-none rounded-sm object-cover" />
      )}
      <span className="min-w-0">
        <a className="block font-bold text-link underline" href={pathOfRoute('vehicle', { slug: vehicle.card.slug })}>
          {name}
        </a>
        <span className="block text-small">{line}</span>
        {vehicle.card.stockNumber && (
          <span className="block text-small text-ink-2">Stock number {vehicle.card.stockNumber}</span>
        )}
      </span>
    </p>
  );
}

function Carried({ priceCents, tradeIn }: { priceCents: number; tradeIn: CarriedTradeIn }) {
  const { offer_price: low, offer_price_to: high } = tradeIn;
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-4" aria-labelledby="trade-in">
      <h2 id="trade-in" className="text-title font-bold">
        Your trade-in
      </h2>
      <dl className="grid gap-2">
        <Figure label={carriedCar(tradeIn)} text={rangeWords({ low, high })} />
        <Figure label="Left to pay, about" text={leftToPay(priceCents, tradeIn)} strong />
      </dl>
      <p className="text-small text-ink-2">
        The offer that you accepted goes with this request. It is settled once we have seen your car.
      </p>
    </section>
  );
}

function Figure({ label, text, strong = false }: { label: string; text: string; strong?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className={strong ? 'figure m-0 font-bold' : 'figure m-0'}>{text}</dd>
    </div>
  );
}
