import { standardForm } from '@/domain/leads/standard-forms.ts';
import { isStep } from '@/domain/purchases/purchase-choices.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { searchPath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { buyLabel, canBuy } from '@/domain/stock/vehicle-page/buying.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { acceptedTradeIn } from '@/web/leads/accepted-trade-in.ts';
import { tradeInToken } from '@/web/leads/trade-in-cookie.ts';
import { depositOf, sellerOf } from '@/web/purchases/hold-of-vehicle.ts';
import { proposedView } from '@/web/purchases/proposed-view.ts';
import { estimateFor, viewPurchase } from '@/web/purchases/view-purchase.ts';
import { followSeller } from '@/web/records/purchase-changes.ts';
import { countEstimate, type Purchase } from '@/web/records/purchases.ts';
import type { OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { vehicleByIdOfPage, vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';
import { AccountsAway } from '../account/accounts-away.tsx';
import { signedInOnly } from '../account/closed-to.tsx';
import { routePage } from '../route-page.tsx';
import { figuresOf } from './carried-figures.ts';
import { PurchaseHub } from './purchase-hub.tsx';
import { PurchaseGonePage, PurchaseSendPage, PurchaseStepPage } from './purchase-page.tsx';
import type { PurchaseProps } from './purchase-props.ts';
import { carOfPurchase, shopperOfPage } from './purchase-shopper.ts';

const private_ = { referrer: 'same-origin' } as const;

/**
 * The purchase of the car `car_id` (id or slug): all steps, or the one named by `step` (NAV-08,
 * CHK-05). A car that cannot be bought has its own page, which explains why; for a purchase that
 * was begun this page does.
 */
async function own(request: RouteRequest): Promise<OwnRoute> {
  const { site, query, now, services } = request;
  const form = standardForm('purchase-request');
  const name = query.get('car_id') ?? '';
  if (!site.features.onlinePurchase || !site.features.checkout || !form || name === '') return null;
  const { accounts, leads, purchases, geocoding } = services;
  const shopper = await shopperOfPage(accounts, site.slug, name, now);
  const described = { title: buyLabel, description: null, noIndex: true };
  if (shopper === 'away' || !leads || !purchases) return { described, status: 503, view: <AccountsAway site={site} /> };
  const { phone } = shopper;
  const vehicle = await vehicleNamed(site, name);
  if (!vehicle) return shopper.purchase && gone(shopper.purchase);
  const { database } = purchases.records;
  const followed = shopper.purchase && (await followSeller(database, shopper.purchase, sellerOf(vehicle, site)));
  const lead = await acceptedTradeIn(leads, site.slug, tradeInToken(shopper.cookies));
  const accepted = lead && estimateFor(vehicle, lead, now);
  const counts = lead && accepted && followed && !followed.sentAt && !followed.choices.tradeIn;
  const counted = counts ? await countEstimate(database, shopper.shopper, lead) : [];
  const purchase = counted.find(({ id }) => id === followed?.id) ?? followed;
  const car = await carOfPurchase(database, site, { vehicle, purchase, phone });
  if (car.kind === 'none' || !canBuy(car.vehicle, site) || (car.kind === 'taken' && !purchase))
    return purchase && !purchase.sentAt ? gone(purchase) : toCar(vehicle);
  const closed = site.features.checkoutSignIn && (await signedInOnly(request, 'checkout'));
  if (closed) return closed;
  const from = { records: leads.records, geocoding };
  const view = await viewPurchase(from, { site, vehicle: car.vehicle, purchase, accepted: lead, now });
  const proposed = await proposedView(from, view, { site, accepted: lead, now });
  const props: PurchaseProps = {
    view,
    proposed,
    site,
    now,
    taken: car.kind === 'taken' ? { until: car.until } : null,
    depositCents: depositOf(purchases.payments, view.dealership.site, vehicle),
    signedIn: shopper.account !== null,
    problem: query.get('says') ?? '',
  };
  const page = { described: { ...described, title: `${buyLabel}: ${fullName(vehicle.card)}` }, metadata: private_ };
  const step = query.get('step') ?? '';
  const hub = { redirect: { to: purchasePath(vehicle.card.id), permanent: false } };
  if (step === '') return { ...page, view: <PurchaseHub {...props} /> };
  if (purchase?.sentAt) return hub;
  if (step === 'send') {
    const canSend = !props.taken && !proposed && view.priceBeforeCents === null;
    return canSend ? { ...page, view: <PurchaseSendPage {...props} form={form} /> } : hub;
  }
  if (!isStep(step)) return hub;
  return { ...page, view: <PurchaseStepPage {...props} {...{ step, accepted }} figures={figuresOf(query)} /> };
}

const toCar = ({ card }: StockVehicle): OwnRoute => ({
  redirect: { to: pathOfRoute('vehicle', { slug: card.slug }), permanent: false },
});

const gone = (purchase: Purchase): OwnRoute => ({
  described: { title: purchase.car.title, description: null, noIndex: true },
  metadata: private_,
  view: (
    <PurchaseGonePage purchase={purchase} similar={searchPath(encodeURIComponent(purchase.car.make.toLowerCase()))} />
  ),
});

async function vehicleNamed(site: StockSite, name: string): Promise<StockVehicle | null> {
  return (await vehicleOfSite(site, name)) ?? vehicleByIdOfPage(site, name);
}

export const purchaseRoute = routePage(own);
