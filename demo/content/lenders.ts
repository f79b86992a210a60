import type { Lender } from '@/schemas/generated/content-types.ts';
import { type DocumentOf, reference } from './demo-document.ts';

/** Whose a lender's record is; `all` for one that every site may choose. */
type LenderOwner = { site: string } | { template: string } | 'all';
type Terms = Omit<Lender, '_id' | '_type' | '_createdAt' | '_updatedAt' | '_rev' | 'site' | 'template'>;

function lender(key: string, owner: LenderOwner, terms: Terms): DocumentOf<'lender'> {
  const owned =
    owner === 'all'
      ? {}
      : 'site' in owner
        ? { site: reference(`site-${owner.site}`) }
        : { template: reference(`template-${owner.template}`) };
  return { _id: `lender-${key}`, _type: 'lender', ...terms, ...owned };
}

const bellbirdDisclaimer =
  'Estimate with {lender} at {rate} (comparison rate {comparison rate}): {weekly repayment} a week, an average of {monthly repayment} a ' +
  'month ({term weeks} weekly repayments over {term months} months). The term is {term}, with a deposit of {deposit} and a final payment ' +
  'of {final payment}. Fees of {fees} are added to the loan, and {total} is repaid in total. This is not an offer of credit: lending ' +
  'criteria, terms and conditions apply.';

/** One record for each provider of the specification, all names invented; each is the lender of at least one demo dealer (FIN-02). */
export const demoLenders: DocumentOf<'lender'>[] = [
  lender(
    'alder',
    { template: 'ford' },
    {
      name: 'Alder Motor Finance',
      provider: 'manual',
      interestRatePercent: 8.5,
      comparisonRatePercent: 9.09,
      establishmentFee: 395,
      termYears: 5,
    },
  ),
  lender('meridian', 'all', {
    name: 'Meridian Finance',
    provider: 'angle',
    interestRatePercent: 8.99,
    monthlyFee: 5,
    termYears: 5,
    excludedDealerships: ['hilltop-suzuki'],
  }),
  lender(
    'bellbird',
    { site: 'coastline-mazda' },
    {
      name: 'Bellbird Finance',
      provider: '360-finance',
      interestRatePercent: 8.25,
      establishmentFee: 350,
      monthlyFee: 10,
      termYears: 5,
      disclaimer: bellbirdDisclaimer,
    },
  ),
  lender(
    'gulf-street',
    { site: 'northgate-hyundai' },
    {
      name: 'Gulf Street Loans',
      provider: 'ausloans',
      interestRatePercent: 9.2,
      establishmentFee: 450,
      termYears: 5,
    },
  ),
  lender(
    'pier-street',
    { site: 'bayside-toyota' },
    {
      name: 'Pier Street Finance',
      provider: 'powertorque',
      interestRatePercent: 7.99,
      establishmentFee: 425,
      rounding: 'up-to-cent',
      termYears: 5,
    },
  ),
  lender(
    'kestrel',
    { site: 'meridian-group' },
    {
      name: 'Kestrel Drive Finance',
      provider: 'nissan-finance',
      interestRatePercent: 8.75,
      establishmentFee: 400,
      monthlyFee: 5,
    },
  ),
  lender(
    'wattle-street',
    { site: 'cartown' },
    {
      name: 'Wattle Street Finance',
      provider: 'taurus',
      interestRatePercent: 9.99,
      termYears: 5,
    },
  ),
];
