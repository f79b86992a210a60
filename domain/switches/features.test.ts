import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Feature } from './feature.ts';
import { type FeatureKey, features } from './features.ts';

const table: readonly Feature[] = features;
const doc = readFileSync(join(import.meta.dirname, '../../docs/site-switches.md'), 'utf8').split('\n');

/**
 * What the specification puts on a flag, by the row or part that states it, and what goes beyond
 * it.
 */
const requested: Record<string, readonly FeatureKey[]> = {
  'NAV-05 to NAV-15': ['usedCarPaths', 'buyOnlinePath', 'toyotaModelPaths', 'suzukiModelPaths', 'garagePages'],
  'NAV-19, NAV-21': ['menuHoverOpen', 'modelInBreadcrumb', 'seriesDisplay'],
  'CFG-05': ['stockFeeds'],
  SRCH: ['allMakesGrouping', 'popularMakes', 'hideUncertified', 'pricedFirstAscending', 'similarOnSearch'],
  'SRCH-04': ['sortByYear', 'sortByKilometres'],
  CARD: ['cardViews', 'electricTag', 'compareControl', 'strictFavourites', 'subscriptionPrice'],
  'CARD-08': ['instantMessage'],
  VDP: ['sectionTabs', 'reducedPriceLine', 'unregisteredLabel', 'revealPhone', 'reserveOffMobileBar'],
  'VDP-10': ['shortShareNotice', 'shareWindow'],
  'VDP-13 to VDP-18': ['deliveryCalculator', 'rememberSections', 'fuelCalculator', 'salesCounter'],
  'VDP-21': ['autogauge', 'carAnalysis', 'ppsrReport'],
  'beyond the rows': ['priceHistory', 'daysInStock'],
  MED: ['galleryFirst', 'spinAutoRotate'],
  SAVE: ['checkoutSignIn', 'onlinePaymentSignIn', 'spinToWin', 'equifaxFinance', 'tradeInSignIn', 'sellSignIn'],
  CHK: ['checkout', 'onlinePurchase', 'moneyBack'],
  'FIN-04': ['financeMaximumFromPrice', 'financeRateHidden', 'financeResidualHidden', 'financeFrequencyHidden'],
  FIN: ['financeDisclaimerFull', 'youxQuotes', 'nvicFinance'],
  'FIN-11': ['financeModal', 'financeEnquireLabel', 'financeBanner'],
  LOC: ['googleRating', 'snap21Rating', 'rotateReviews'],
  FORM: ['messageOptional', 'optInUnticked', 'luxuryPresets', 'postValuation', 'autogaugeInEnquiries'],
  'PLUS-12, PLUS-17': ['assistants'],
  BLK: ['offerExceptions', 'customBodies', 'socialCarousel', 'wantYourCarCard'],
};

describe('the table of switches', () => {
  it('[CFG-01] has a switch for each flag of the specification and for what goes beyond it, and no other', () => {
    expect(features.map(({ key }) => key).sort()).toEqual(Object.values(requested).flat().sort());
  });

  it('[CFG-01] leaves every switch off, as the specification does', () => {
    expect(table.filter((feature) => feature.default)).toEqual([]);
  });

  it('[CFG-01] keeps the switches of one group together, few enough to look through', () => {
    const groups = table.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
    expect(new Set(groups).size).toBe(groups.length);
    for (const group of groups) expect(table.filter((row) => row.group === group).length, group).toBeLessThan(20);
  });

  it('[CFG-01] is in the docs word for word', () => {
    for (const { key, title, help } of features) expect(doc).toContain(`| \`${key}\` | ${title} | off | ${help} |`);
  });
});
