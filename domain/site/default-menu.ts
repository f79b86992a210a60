import type { Link } from '@/domain/text/link.ts';
import type { FooterGroup, MenuItem, MenuOpens } from './resolved-site.ts';

const entry = (label: string, href: string, children: Link[] = [], opens: MenuOpens = 'list'): MenuItem => ({
  label,
  href,
  opens,
  children,
});
const link = (label: string, href: string): Link => ({ label, href });

/**
 * The Ford-style header menu that a site has until its template or dealer sets another (NAV-17).
 */
export const defaultHeaderMenu: MenuItem[] = [
  entry('Home', '/'),
  entry(
    'Vehicles',
    '/models',
    [
      link('All models', '/models'),
      link('Special offers', '/special-offers'),
      link('Book a test drive', '/book-test-drive'),
      link('Future vehicles', '/models?body=future-vehicles'),
    ],
    'models',
  ),
  entry('Special Offers', '/special-offers'),
  entry('Our Stock', '/cars/', [], 'stock'),
  entry('Trade-in', '/trade-in'),
  entry('Service and Parts', '/service', [
    link('Book a service', '/service'),
    link('Parts and accessories', '/vehicle-parts-and-accessories'),
    link('Warranty', '/warranty'),
    link('Roadside assist', '/roadside-assist'),
  ]),
  entry('Company', '/about-us', [
    link('About us', '/about-us'),
    link('Careers', '/careers'),
    link('Contact', '/contact'),
    link('Fleet', '/fleet'),
  ]),
  entry('Contact Us', '/contact-us'),
];

/** The footer's groups until a template or dealer sets others (NAV-20). */
export const defaultFooterMenu: FooterGroup[] = [
  {
    title: 'Vehicles',
    links: [
      link('All models', '/models'),
      link('SUVs', '/models?body=suv'),
      link('Trucks', '/models?body=trucks'),
      link('Vans', '/models?body=vans'),
      link('Performance', '/models?body=performance'),
      link('Electric', '/models?body=electric'),
      link('Future vehicles', '/models?body=future-vehicles'),
    ],
  },
  {
    title: 'Buyer tools',
    links: [
      link('New cars', '/search/new-cars'),
      link('Demo cars', '/search/demo-cars'),
      link('Used cars', '/search/used-cars'),
      link('Special offers', '/special-offers'),
      link('Finance', '/finance'),
      link('Fleet', '/fleet'),
      link('Trade-in', '/trade-in'),
      link('Book a test drive', '/book-test-drive'),
    ],
  },
  {
    title: 'Servicing and parts',
    links: [
      link('Book a service', '/service'),
      link('Parts and accessories', '/vehicle-parts-and-accessories'),
      link('Warranty', '/warranty'),
      link('Roadside assist', '/roadside-assist'),
    ],
  },
  {
    title: 'Dealership',
    links: [
      link('About us', '/about-us'),
      link('Careers', '/careers'),
      link('Contact us', '/contact-us'),
      link('Terms and conditions', '/terms-and-conditions'),
      link('Privacy policy', '/privacy-policy'),
    ],
  },
];

export const defaultLegalLinks: Link[] = [
  link('Privacy policy', '/privacy-policy'),
  link('Terms and conditions', '/terms-and-conditions'),
];
