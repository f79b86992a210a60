import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { RouteKind } from '@/domain/routes/table.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import type { FeatureKey } from '@/domain/switches/features.ts';
import { paymentPath } from './invoice.ts';
import { wheelPath } from './prize-wheel.ts';

type Gate = {
  /** The site's switch that closes it. */
  feature: FeatureKey;
  routes?: readonly RouteKind[];
  /** Pages of staff's making. */
  paths?: readonly string[];
  /** Only with parameters in the address: for one car, not for finance in general. */
  withParameters?: boolean;
  /** Why shoppers sign in, as the sign-in page's address names it. */
  type: string;
};

const gates: readonly Gate[] = [
  { feature: 'nvicFinance', routes: ['finance', 'personalisedFinance'], withParameters: true, type: 'finance' },
  { feature: 'equifaxFinance', routes: ['applyForFinance'], type: 'finance' },
  { feature: 'spinToWin', routes: ['spinResult'], paths: [wheelPath], type: 'promotion' },
  { feature: 'onlinePaymentSignIn', routes: ['paymentWays'], paths: [paymentPath], type: 'payment' },
  { feature: 'tradeInSignIn', routes: ['tradeIn', 'tradeInForCar'], type: 'trade-in' },
  { feature: 'sellSignIn', routes: ['sellYourCar', 'sellMyCar'], type: 'sell' },
  // The purchase closes itself, once there is a car to buy.
];

/** Why an address of a site is for signed-in shoppers only (SAVE-07), as `type` of the sign-in page; null where it is open to everybody. */
export function gateOf({ features }: Pick<SiteSwitches, 'features'>, path: string, query: string): string | null {
  const { kind } = routeOfPath(path);
  const gate = gates.find(
    ({ feature, routes = [], paths = [], withParameters = false }) =>
      features[feature] &&
      (!withParameters || query !== '') &&
      (kind === 'composed' ? paths.includes(path) : routes.includes(kind)),
  );
  return gate?.type ?? null;
}
