import { cookies } from 'next/headers';
import { carriedTradeIn } from '@/domain/leads/carried-trade-in.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { buyLabel, canBuy } from '@/domain/stock/vehicle-page/buying.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { acceptedTradeIn } from '@/web/leads/accepted-trade-in.ts';
import { tradeInToken } from '@/web/leads/trade-in-cookie.ts';
import { services } from '@/web/services.ts';
import { leadVehicleOfPage, vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { type Asked, type OwnRoute, routePage } from '../route-page.tsx';
import { PurchasePage } from './purchase-page.tsx';

/**
 * The purchase of the car that `car_id` names by its id or its slug, with the trade-in that this shopper accepted an offer for (NAV-08).
 * A car that cannot be bought has its own page, which says why.
 */
async function own(asked: Asked): Promise<OwnRoute> {
  const { site, query, now } = asked;
  const form = standardForm('purchase-request');
  if (!site.features.onlinePurchase || !site.features.checkout || !form) return null;
  const vehicle = await vehicleNamed(site, query.get('car_id') ?? '');
  if (!vehicle) return null;
  if (!canBuy(vehicle, site))
    return { redirect: { to: pathOfRoute('vehicle', { slug: vehicle.card.slug }), permanent: false } };
  const { leads } = services();
  const token = tradeInToken(String(await cookies()));
  const accepted = leads && (await acceptedTradeIn(leads, site.slug, token));
  const purchase = { category: form.category ?? '', vehicle: { id: vehicle.card.id } };
  const tradeIn = accepted && carriedTradeIn(purchase, accepted, now);
  return {
    described: { title: `${buyLabel}: ${fullName(vehicle.card)}`, description: null, noIndex: true },
    view: <PurchasePage asked={asked} vehicle={vehicle} form={form} tradeIn={tradeIn} />,
  };
}

async function vehicleNamed(site: ResolvedSite, name: string): Promise<StockVehicle | null> {
  if (name === '') return null;
  const found = await vehicleOfSite(site, name);
  if (found) return found;
  const byId = await leadVehicleOfPage(site, name);
  return byId && vehicleOfSite(site, byId.slug);
}

export const purchaseRoute = routePage(own);
