import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { hasGauge } from '@/domain/stock/vehicle-page/auto-gauge.ts';
import { readSite } from '@/web/content/read-site.ts';
import type { MarketQuestion } from '@/web/integrations/market/port.ts';
import { log, reason } from '@/web/platform/log.ts';
import { expireAt, failRender, renderNow } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; slug: string }> };

/** A gauge that comes later is of no use, milliseconds. */
const timeoutMs = 3_000;
/** Markets move by the day. */
const freshForMs = 3_600_000;

/**
 * How the price of a vehicle compares with the market (VDP-12): the fields of the specification, and
 * `sandbox: true` where no source is connected; `{}` when the source has nothing, 404 where the
 * site shows no gauge or the vehicle has none, 502 without a response.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = await readSite(siteSlug, false);
  const vehicle = site?.features.autogauge ? await vehicleOfSite(site, slug) : null;
  if (!vehicle || !hasGauge(vehicle)) return Response.json({ error: 'There is no gauge for this.' }, { status: 404 });
  try {
    const { market } = services();
    const response = await market.gauge(marketQuestion(vehicle), AbortSignal.timeout(timeoutMs));
    expireAt(renderNow() + freshForMs);
    return Response.json({ ...response, ...(market.kind === 'sandbox' && { sandbox: true }) });
  } catch (error) {
    failRender();
    log('warn', 'market-gauge-failed', { site: siteSlug, reason: reason(error) });
    return Response.json({ error: 'The market source gives no answer.' }, { status: 502 });
  }
}

function marketQuestion({ card, details }: StockVehicle): MarketQuestion {
  const { year, make, model, badge, state, odometerKm, priceCents } = card;
  const { vin, nvic, market } = details;
  return {
    vin,
    nvic,
    year,
    make,
    model,
    badge,
    state,
    kilometres: odometerKm,
    price: priceCents / 100,
    stateAverage: market.stateAverageCents / 100,
    nationalAverage: market.nationalAverageCents / 100,
  };
}
