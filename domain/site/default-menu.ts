import { searchPath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { Link } from '@/domain/text/link.ts';
import type { FooterGroup, MenuItem, MenuOpens } from './site-parts.ts';

const entry = (label: string, href: string, children: Link[] = [], opens: MenuOpens = 'list'): MenuItem => ({
  label,
  href,
  opens,
  children,
});
const link = (label: string, href: string): Link => ({ label, href });

/** The default search, as menus of dealers write it. */
export const stockHref = `${pathOfRoute('cars')}/`;

/** The models of a body or kind. */
export const modelsOf = (body: string): string => `${pathOfRoute('models')}?body=${body}`;

/**
 * The Ford-style header menu that a site has until its template or dealer sets another (NAV-17).
 */
export const defaultHeaderMenu: MenuItem[] = [
  entry('Home', '/'),
  entry(
    'Vehicles',
    pathOfRoute('models'),
    [
      link('All models', pathOfRoute('models')),
      link('Special offers', '/special-offers'),
      link('Book a test drive', pathOfRoute('bookTestDrive')),
      link('Future vehicles', modelsOf('future-vehicles')),
    ],
    'models',
  ),
  entry('Special Offers', '/special-offers'),
  entry('Our Stock', stockHref, [], 'stock'),
  entry('Trade-in', pathOfRoute('tradeIn')),
  entry('Service and Parts', pathOfRoute('service'), [
    link('Book a service', pathOfRoute('service')),
    link('Parts and accessories', pathOfRoute('parts')),
    link('Warranty', '/warranty'),
    link('Roadside assist', '/roadside-assist'),
  ]),
  entry('Company', '/about-us', [
    link('About us', '/about-us'),
    link('Careers', '/careers'),
    link('Contact', pathOfRoute('contactShort')),
    link('Fleet', '/fleet'),
  ]),
  entry('Contact Us', pathOfRoute('contact')),
];

/** The footer's groups until a template or dealer sets others (NAV-20). */
export const defaultFooterMenu: FooterGroup[] = [
  {
    title: 'Vehicles',
    links: [
      link('All models', pathOfRoute('models')),
      link('SUVs', modelsOf('suv')),
      link('Trucks', modelsOf('trucks')),
      link('Vans', modelsOf('vans')),
      link('Performance', modelsOf('performance')),
      link('Electric', modelsOf('electric')),
      link('Future vehicles', modelsOf('future-vehicles')),
    ],
  },
  {
    title: 'Buyer tools',
    links: [
      link('New cars', searchPath('new-cars')),
      link('Demo cars', searchPath('demo-cars')),
      link('Used cars', searchPath('used-cars')),
      link('Special offers', '/special-offers'),
      link('Finance', pathOfRoute('finance')),
      link('Fleet', '/fleet'),
      link('Trade-in', pathOfRoute('tradeIn')),
      link('Book a test drive', pathOfRoute('bookTestDrive')),
    ],
  },
  {
    title: 'Servicing and parts',
    links: [
      link('Book a service', pathOfRoute('service')),
      link('Parts and accessories', pathOfRoute('parts')),
      link('Warranty', '/warranty'),
      link('Roadside assist', '/roadside-assist'),
    ],
  },
  {
    title: 'Dealership',
    links: [
      link('About us', '/about-us'),
      link('Careers', '/careers'),
      link('Contact us', pathOfRoute('contact')),
      link('Terms and conditions', '/terms-and-conditions'),
      link('Privacy policy', '/privacy-policy'),
    ],
  },
];

export const defaultLegalLinks: Link[] = [
  link('Privacy policy', '/privacy-policy'),
  link('Terms and conditions', '/terms-and-conditions'),
];
