import { type DocumentOf, keyed, link, type Settings, slugOf } from './demo-document.ts';

const brand = (plainName: string, warrantyLine: string): DocumentOf<'manufacturer'> => {
  const slug = plainName.toLowerCase();
  const settings: Settings = { _type: 'siteSettings', texts: { _type: 'siteTexts', warrantyLine } };
  return {
    _id: `manufacturer-${slug}`,
    _type: 'manufacturer',
    name: plainName,
    slug: slugOf(slug),
    plainName,
    settings,
  };
};

/** What is said of a new car's warranty depends on its maker, so it stands in the maker's layer. */
export const demoManufacturers: DocumentOf<'manufacturer'>[] = [
  brand('Ford', 'Five years of new-car warranty, any distance.'),
  brand('Volkswagen', 'Five years of new-car warranty, any distance.'),
  brand('Mazda', 'Five years of new-car warranty, any distance.'),
  brand('Hyundai', 'New-car warranty, any distance. Ask us for the term of your model.'),
  brand('Kia', 'Seven years of new-car warranty, any distance.'),
  brand('Toyota', 'Five years of new-car warranty, any distance.'),
  brand('Suzuki', 'Five years of new-car warranty, any distance.'),
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
