import { expect, it } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import { featureBannerFixtures } from './feature-banner.fixture.ts';
import { featuresOf } from './features.ts';

const who = { id: 'a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: '', manufacturer: '' };
const site = resolveSite(who, [
  { name: 'dealer', title: 'A', settings: { buttons: [{ key: 'service', label: '', href: '/ford-service' }] } },
]);

it('[NAV-23] offers latest offers, a service booking and selling, each at the site’s own address', () => {
  expect(featuresOf(featureBannerFixtures.minimal, site).map(({ title, link }) => [title, link.href])).toEqual([
    ['Latest offers', '/special-offers'],
    ['Book your service online', '/ford-service'],
    ['Sell your car', '/sell-your-car'],
  ]);
});

it("[NAV-23] shows staff's own three in their place", () => {
  expect(featuresOf(featureBannerFixtures.full, site).map(({ title }) => title)).toEqual([
    'Fleet',
    'Roadside assist',
    'Careers',
  ]);
});
