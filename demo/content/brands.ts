import { type DocumentOf, keyed, link, type Settings, slugOf } from './demo-document.ts';

/** True of whatever a dealer sells. */
export const guarantees =
  'The consumer guarantees of the Australian Consumer Law come with every vehicle that we sell.';

const brand = (plainName: string, newCarWarranty: string): DocumentOf<'manufacturer'> => {
  const slug = plainName.toLowerCase();
  const ofMake = (...carTypes: string[]) => ({
    _type: 'vehicleCondition' as const,
    carTypes,
    kinds: ['car'],
    makes: [plainName],
  });
  const warrantyLines = keyed([
    { _type: 'vehicleText' as const, text: newCarWarranty, condition: ofMake('new') },
    {
      _type: 'vehicleText' as const,
      text: `The balance of ${plainName}’s new-car warranty, counted from the first registration. Ask us for the date.`,
      condition: ofMake('demo'),
    },
  ]);
  const settings: Settings = {
    _type: 'siteSettings',
    texts: { _type: 'siteTexts', warrantyLines, warrantyLine: guarantees },
  };
  return {
    _id: `manufacturer-${slug}`,
    _type: 'manufacturer',
    name: plainName,
    slug: slugOf(slug),
    plainName,
    settings,
  };
};

/** The warranty of a new car depends on its maker, so it is in the maker's layer. */
export const demoManufacturers: DocumentOf<'manufacturer'>[] = [
  brand('Ford', 'Five-year, unlimited-kilometre new-car warranty for private owners.'),
  brand('Volkswagen', 'Five-year, unlimited-kilometre new-car warranty for private owners.'),
  brand('Mazda', 'Five-year, unlimited-kilometre new-car warranty for private owners.'),
  brand('Hyundai', 'Unlimited-kilometre new-car warranty for private owners. Ask us for the term of your model.'),
  brand('Kia', 'Seven-year, unlimited-kilometre new-car warranty for private owners.'),
  brand('Toyota', 'Five-year, unlimited-kilometre new-car warranty for private owners.'),
  brand('Suzuki', 'Five-year, unlimited-kilometre new-car warranty for private owners.'),
];

/** Meridian's dealers share a lender and the links at the foot of the page. */
export const meridianGroup: DocumentOf<'dealerGroup'> = {
  _id: 'group-meridian',
  _type: 'dealerGroup',
  name: 'Meridian Motor Group',
  slug: slugOf('meridian'),
  settings: {
    _type: 'siteSettings',
    legalLinks: keyed([
      link('Privacy policy', '/privacy-policy'),
      link('Terms and conditions', '/terms-and-conditions'),
      link('Our group', '/about-us'),
    ]),
    finance: {
      _type: 'financeSettings',
      lenderKind: 'angle',
      roundUp: true,
    },
  },
};
