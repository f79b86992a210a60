import { plainCompareQuery } from '@/domain/routes/compare-address.ts';
import { filterAttributes } from '@/domain/vocabulary/search-attributes.ts';
import { blockParameters } from './block-parameters.ts';
import {
  enquiryPath,
  financePath,
  searchPath,
  signInPagePath,
  successPath,
  vehicleFilePath,
  vehiclePath,
} from './paths.ts';
import { partParameter } from './results-part.ts';
import type { Route } from './route.ts';

const search = ['query', 'page', 'sortBy', 'range', 'near', 'within', 'placed', 'view', ...filterAttributes];
const results = [...search, partParameter];
/** What a finance calculator carries to the purchase's step of finance. */
const figureParameters = ['deposit', 'final_payment', 'term', 'frequency'] as const;
const garages = { audience: 'private', parameters: ['sort', 'says'], session: true, feature: 'garagePages' } as const;
const places = { audience: 'public', parameters: blockParameters, sitemap: true } as const;

/**
 * Every kind of address that the storefront serves by itself (NAV-02 to NAV-16). The first whose
 * pattern fits a path is its route. Front, links, studio and sitemap read this table; each entry
 * has its folder under web/app/sites/[site]/. What no entry names is a page of staff's making, a
 * redirect of theirs, or a 404.
 */
export const routes = {
  search: {
    pattern: searchPath(':segments*'),
    audience: 'public',
    parameters: results,
    sitemap: true,
    smallLetters: true,
  },
  usedCar: {
    pattern: '/used-car/:segments*',
    audience: 'public',
    parameters: results,
    feature: 'usedCarPaths',
    smallLetters: true,
  },
  /** The default search under another name, which is the one that search engines keep. */
  cars: { pattern: '/cars', audience: 'public', parameters: results },
  /** Vehicles side by side, for everybody who has the address (PLUS-09). */
  compare: {
    pattern: '/compare',
    audience: 'public',
    parameters: ['cars', 'differences'],
    plainQuery: plainCompareQuery,
  },
  /** Thanks for an enquiry that is there: `lead` names it. */
  success: { pattern: successPath, audience: 'private', parameters: ['form', 'lead'] },
  /** A shopper's own enquiry, by the link of its receipt. */
  enquiry: {
    pattern: enquiryPath(':token'),
    audience: 'private',
    parameters: ['failed', 'cancel', 'withdraw', 'held'],
  },
  signIn: {
    pattern: signInPagePath,
    audience: 'private',
    parameters: ['type', 'redirect', 'back', 'car', 'change', 'step', 'ended'],
  },
  /** The shopper's own page, under the name that the site gives it. */
  garage: { pattern: '/my-garage', ...garages },
  garageMotorama: { pattern: '/mymotorama', ...garages },
  garageBigBoxCars: { pattern: '/mybigboxcars', ...garages },
  garageBlinkr: { pattern: '/myblinkr', ...garages },
  garageServco: { pattern: '/myservco', ...garages },
  /** What the wheel of staff's page /spin-to-win gave to the signed-in shopper (NAV-15). */
  spinResult: { pattern: '/spin-to-win/result', audience: 'private', parameters: ['says'] },
  /** How to pay an invoice whose number and amount staff's page /online-payment took. */
  paymentWays: { pattern: '/online-payment/ways', audience: 'private', parameters: ['invoice', 'amount'] },
  /** Ends a shopper's alerts, or confirms the address they go to, by the link of a message (PLUS-21). */
  alerts: { pattern: '/alerts/:token', audience: 'private', parameters: ['confirm', 'says'] },
  /** The dealer's enquiries, for its staff alone. */
  desk: {
    pattern: '/desk',
    audience: 'private',
    parameters: ['state', 'q', 'assignee', 'late', 'undelivered', 'before'],
  },
  deskLead: { pattern: '/desk/leads/:lead', audience: 'private', parameters: ['answer', 'draft', 'edit', 'late'] },
  deskBookings: { pattern: '/desk/bookings', audience: 'private', parameters: ['failed', 'location'] },
  /** How many shoppers keep each car, and the prizes of the wheel. */
  deskSavedCars: { pattern: '/desk/saved-cars', audience: 'private', parameters: [] },
  /** What its feeds hold, and what they leave out. */
  deskFeeds: { pattern: '/desk/feeds', audience: 'private', parameters: [] },
  /** What the site's shoppers looked at and requested, this week beside last. */
  deskFigures: { pattern: '/desk/figures', audience: 'private', parameters: [] },
  /** Scripts of other companies: what each costs, and whether it runs. */
  deskThirdParties: { pattern: '/desk/third-parties', audience: 'private', parameters: [] },
  deskReservations: { pattern: '/desk/reservations', audience: 'private', parameters: ['state'] },
  deskReservation: { pattern: '/desk/reservations/:hold', audience: 'private', parameters: ['failed'] },
  /** Purchases that are not sent yet (CHK-05). */
  deskPurchases: { pattern: '/desk/purchases', audience: 'private', parameters: [] },
  deskPurchase: { pattern: '/desk/purchases/:purchase', audience: 'private', parameters: ['failed'] },
  deskDestinations: { pattern: '/desk/destinations', audience: 'private', parameters: [] },
  models: { pattern: '/models', audience: 'public', parameters: ['body'], sitemap: true },
  /** The search of models by manufacturer, model and body (SRCH-21); before the models themselves. */
  modelSearch: {
    pattern: '/models/search',
    audience: 'public',
    parameters: ['query', 'make', 'model', 'body', 'page'],
    sitemap: true,
  },
  model: { pattern: '/models/:slug', audience: 'public', parameters: blockParameters, sitemap: true },
  /** The search of offers (SRCH-21); before the offers themselves. */
  offers: {
    pattern: '/offers',
    audience: 'public',
    parameters: ['query', 'categories', 'price', 'range', 'page'],
    sitemap: true,
  },
  offer: { pattern: '/offers/:segments*', audience: 'public', parameters: blockParameters, sitemap: true },
  service: { pattern: '/service', ...places },
  /** Where links to it lead with a service-booking web key (NAV-17). */
  fordService: { pattern: '/ford-service', ...places, sitemap: false },
  /** The pages of these forms, of staff's making or the form alone (NAV-10). */
  bookTestDrive: { pattern: '/book-test-drive', ...places },
  tradeIn: { pattern: '/trade-in', ...places },
  sellYourCar: { pattern: '/sell-your-car', ...places },
  parts: { pattern: '/vehicle-parts-and-accessories', ...places },
  /** Further addresses of two of them. */
  sellMyCar: { pattern: '/sell-my-car', ...places, sitemap: false },
  partsSearch: { pattern: '/parts/search', ...places, sitemap: false },
  finance: { pattern: financePath, ...places },
  financeEnquiry: { pattern: '/finance-enquiry', ...places, sitemap: false },
  applyForFinance: { pattern: '/apply-for-finance', ...places, sitemap: false },
  fordFinance: { pattern: '/ford-finance', ...places, sitemap: false },
  personalisedFinance: { pattern: '/personalised/finance', ...places, sitemap: false },
  blog: { pattern: '/blog', audience: 'public', parameters: ['page'], sitemap: true },
  post: { pattern: '/blog/:post', audience: 'public', parameters: blockParameters, sitemap: true },
  contact: { pattern: '/contact-us', ...places },
  contactShort: { pattern: '/contact', ...places, sitemap: false },
  contactPlace: { pattern: '/contact-us/:place', ...places, sitemap: false },
  locations: { pattern: '/locations', ...places },
  location: { pattern: '/locations/:place', ...places },
  ourLocation: { pattern: '/our-location/:place', ...places, sitemap: false },
  dealerships: { pattern: '/dealerships', ...places, sitemap: false },
  /** For a trade-in against a car of the site's (NAV-08); before the cars themselves. */
  tradeInForCar: { pattern: '/cars/trade-in', ...places, sitemap: false },
  /** The purchase of the car that `car_id` names (NAV-08), and each step of it (CHK-05). */
  checkoutJourney: {
    pattern: '/checkout-journey',
    audience: 'private',
    parameters: ['car_id', 'step', 'says', ...figureParameters],
    feature: 'onlinePurchase',
  },
  /**
   * The reservation of a car: at one of both addresses, as the site sets it; the other leads there
   * (NAV-07).
   */
  checkout: { pattern: '/cars/:slug/checkout', audience: 'private', parameters: ['step', 'says'], feature: 'checkout' },
  buyOnline: {
    pattern: '/cars/:slug/buy-online',
    audience: 'private',
    parameters: ['step', 'says'],
    feature: 'checkout',
  },
  /** A shopper's own reservation, and own place in a car's line, by the links of their messages. */
  reservation: { pattern: '/reservation/:token', audience: 'private', parameters: ['pay', 'ask', 'failed'] },
  nextInLine: { pattern: '/next-in-line/:token', audience: 'private', parameters: ['failed'] },
  vehicle: { pattern: vehiclePath(':slug'), audience: 'public', parameters: ['postcode'], sitemap: true },
  /**
   * What the page of a vehicle fetches after it loads: figures of the market, views, the cost of
   * delivery.
   */
  vehicleGauge: { pattern: '/cars/:slug/autogauge', audience: 'public', parameters: [] },
  vehicleView: { pattern: '/cars/:slug/view.json', audience: 'public', parameters: [] },
  vehicleDelivery: { pattern: '/cars/:slug/delivery', audience: 'public', parameters: ['postcode'] },
  /** Its sheet, `/cars/{slug}/{slug}.pdf`, and the page for paper. */
  vehicleFile: { pattern: vehicleFilePath(':slug', ':file'), audience: 'public', parameters: [] },
  /** Staff's arrangement of the pages of a kind, shown on a vehicle of the site. */
  vehicleKind: { pattern: '/vehicle-pages/:kind', audience: 'public', parameters: ['sample'] },
  print: { pattern: '/print', audience: 'public', parameters: ['car_id'] },
  /** The site's card for social networks, on pages that have no picture of their own. */
  siteCard: { pattern: '/card.jpg', audience: 'public', parameters: [] },
  /** Catalogues of the site's vehicles that ad networks and others fetch (domain/stock/feeds-out). */
  feed: { pattern: '/feeds/:file', audience: 'public', parameters: [], feature: 'stockFeeds' },
  /** What is listed for search engines, and the files of it. */
  sitemap: { pattern: '/sitemap.xml', audience: 'public', parameters: [] },
  sitemapFile: { pattern: '/sitemap/:part', audience: 'public', parameters: [] },
  /** What assistants find: the site in short, its endpoint's card, and the catalog that names the card. */
  llmsText: { pattern: '/llms.txt', audience: 'public', parameters: [], feature: 'assistants' },
  serverCard: { pattern: '/mcp/server-card', audience: 'public', parameters: [], feature: 'assistants' },
  aiCatalog: { pattern: '/.well-known/ai-catalog.json', audience: 'public', parameters: [], feature: 'assistants' },
  dealerLocator: { pattern: '/dealer-locator', ...places, sitemap: false },
} as const satisfies Record<string, Route>;

/** What a page that staff composed reads of its address. */
export const composed = { pattern: '/:path*', audience: 'public', parameters: blockParameters, sitemap: true } as const;

export type RouteKind = keyof typeof routes;
