/** First parts of the paths that the storefront answers itself, without a page of staff's making (NAV-02 to NAV-16). */
const ownPaths = [
  'search',
  'cars',
  'used-car',
  'print',
  'checkout-journey',
  'models',
  'offers',
  'brands',
  'blog',
  'personalised',
  'contact',
  'contact-us',
  'our-location',
  'locations',
  'dealerships',
  'dealer-locator',
  'sign-in',
  'success',
  'my-garage',
  'spin-to-win',
  'online-payment',
  'studio',
] as const;

/** The path of an address of this site, `/about-us#team` → `/about-us`; null for places on a page, other sites, phones and mail. */
export function pathOfHref(href: string): string | null {
  if (!/^\/(?!\/)/.test(href)) return null;
  const path = href.split(/[?#]/)[0] ?? '';
  return path.replace(/\/+$/, '') || '/';
}

/** Whether the storefront answers a path by itself. */
export function isOwnPath(path: string): boolean {
  const [first = ''] = path.slice(1).split('/');
  return (ownPaths as readonly string[]).includes(first);
}
