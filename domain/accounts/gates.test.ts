import { describe, expect, it } from 'vitest';
import { defaultFeatures } from '@/domain/site/defaults.ts';
import type { FeatureKey } from '@/domain/switches/features.ts';
import { gateOf } from './gates.ts';

const withSwitches = (...on: FeatureKey[]) => ({
  features: { ...defaultFeatures, ...Object.fromEntries(on.map((key) => [key, true])) },
});

/** Switch, address that it closes, and the same site's address that stays open. */
const closed: [FeatureKey, string, string][] = [
  ['nvicFinance', '/finance?car_id=1', '/finance'],
  ['nvicFinance', '/personalised/finance?car_id=1', '/finance-enquiry?car_id=1'],
  ['equifaxFinance', '/apply-for-finance', '/finance'],
  ['spinToWin', '/spin-to-win', '/spin-to-win/rules'],
  ['spinToWin', '/spin-to-win/result', '/spin'],
  ['onlinePaymentSignIn', '/online-payment', '/payment'],
  ['onlinePaymentSignIn', '/online-payment/ways?invoice=1', '/payment'],
  ['tradeInSignIn', '/trade-in', '/sell-your-car'],
  ['tradeInSignIn', '/cars/trade-in?car_id=1', '/cars/trade-in-1'],
  ['sellSignIn', '/sell-your-car', '/trade-in'],
  ['sellSignIn', '/sell-my-car', '/search'],
];

const gateAt = (address: string, ...on: FeatureKey[]) => {
  const [path = '', query] = address.split('?');
  return gateOf(withSwitches(...on), path, query ? `?${query}` : '');
};

describe('[SAVE-07] gates', () => {
  it.each(closed)('%s closes %s and leaves %s open', (feature, gated, open) => {
    expect([gateAt(gated, feature), gateAt(open, feature)]).toEqual([expect.stringMatching(/^[a-z-]+$/), null]);
  });

  it('are open on every site that sets nothing', () => {
    expect(closed.map(([, gated]) => gateAt(gated))).toEqual(closed.map(() => null));
  });
});
