import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import type { PageContent } from '@/web/content/read-site.ts';

type Block = NonNullable<PageContent['blocks']>[number];

/**
 * The finance page if staff composed none: calculator and enquiry (NAV-09). Without a lender the
 * calculator is empty.
 */
export const financePage = ({ name }: Pick<SiteIdentity, 'name'>, path: string): PageContent => ({
  _id: 'finance',
  _type: 'page',
  path,
  title: `Finance at ${name}`,
  description: null,
  carTypes: null,
  noIndex: null,
  blocks: [calculator, enquiry],
});

const calculator: Block = {
  _key: 'calculator',
  _type: 'financeCalculator',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  price: null,
  ctaLabel: null,
  ctaHref: '#finance-form',
};

/** The target of finance links (NAV-16). */
const enquiry: Block = {
  _key: 'finance-form',
  _type: 'enquiryForm',
  anchor: 'finance-form',
  hidden: null,
  heading: 'Finance Enquiry',
  text: null,
  standard: 'finance-enquiry',
  button: null,
  form: null,
};
