import { endpoints } from '@/domain/routes/endpoints.ts';
import { type RouteKind, routes } from '@/domain/routes/table.ts';

export const services = ['content', 'search', 'records', 'media', 'sandbox'] as const;
export type Service = (typeof services)[number];

/** Names on the site that gets the requests: a vehicle of its own, a post, a location, a model, an offer. */
export type Names = { car: string; post: string; place: string; model: string; offer: string };

export type RouteNeeds = {
  /** An address of the route's. */
  path: (names: Names) => string;
  /** The services without which it cannot be served for the first time. */
  needs: readonly Service[];
  /** The same under a name that makes it an address without an earlier request; absent where there is none. */
  unseen?: (names: Names, mark: string) => string;
};

/** Pages of blocks: content alone; a block whose service is away is left out, or has a message. */
const blocks = (path: RouteNeeds['path'], needs: readonly Service[] = ['content']): RouteNeeds => ({
  path,
  needs,
  unseen: (names, mark) => `${path(names)}?vin=${mark}`,
});
const byQuery = (path: string, needs: readonly Service[]): RouteNeeds => ({
  path: () => path,
  needs,
  unseen: (_names, mark) => `${path}?query=${mark}`,
});
const at = (path: string) => () => path;

const stock: readonly Service[] = ['content', 'search'];
const leads: readonly Service[] = ['content', 'records'];
const zeros = '00000000-0000-4000-8000-000000000000';

/** Every kind of address of the route table; one that is added there and not here is an error of types. */
export const routeNeeds: Record<RouteKind | 'composed', RouteNeeds> = {
  search: byQuery('/search/used-cars', stock),
  usedCar: byQuery('/used-car', stock),
  cars: byQuery('/cars', stock),
  compare: {
    path: ({ car }) => `/compare?cars=${car}`,
    needs: stock,
    unseen: (_names, mark) => `/compare?cars=${mark.toLowerCase()}`,
  },
  success: { path: at('/success?form=general-enquiry'), needs: ['content'] },
  signIn: { path: at('/sign-in'), needs: leads },
  garage: { path: at('/my-garage'), needs: leads },
  garageMotorama: { path: at('/mymotorama'), needs: ['content'] },
  garageBigBoxCars: { path: at('/mybigboxcars'), needs: ['content'] },
  garageBlinkr: { path: at('/myblinkr'), needs: ['content'] },
  garageServco: { path: at('/myservco'), needs: ['content'] },
  spinResult: { path: at('/spin-to-win/result'), needs: ['content'] },
  paymentWays: { path: at('/online-payment/ways?invoice=INV-1000&amount=10'), needs: ['content'] },
  alerts: { path: at(`/alerts/${'0a'.repeat(16)}`), needs: leads },
  enquiry: { path: at(`/enquiry/${'0a'.repeat(16)}`), needs: leads },
  desk: { path: at('/desk'), needs: leads },
  deskLead: { path: at('/desk/leads/1'), needs: leads },
  checkout: { path: ({ car }) => `/cars/${car}/checkout`, needs: ['content', 'records', 'search'] },
  buyOnline: { path: ({ car }) => `/cars/${car}/buy-online`, needs: ['content', 'records', 'search'] },
  reservation: { path: at(`/reservation/${zeros}`), needs: leads },
  nextInLine: { path: at(`/next-in-line/${zeros}`), needs: leads },
  deskReservations: { path: at('/desk/reservations'), needs: leads },
  deskReservation: { path: at(`/desk/reservations/${zeros}`), needs: leads },
  deskPurchases: { path: at('/desk/purchases'), needs: leads },
  deskPurchase: { path: at(`/desk/purchases/${zeros}`), needs: leads },
  deskBookings: { path: at('/desk/bookings'), needs: leads },
  deskSavedCars: { path: at('/desk/saved-cars'), needs: leads },
  deskFeeds: { path: at('/desk/feeds'), needs: leads },
  deskThirdParties: { path: at('/desk/third-parties'), needs: leads },
  deskFigures: { path: at('/desk/figures'), needs: leads },
  deskDestinations: { path: at('/desk/destinations'), needs: leads },
  models: { path: at('/models'), needs: ['content'], unseen: (_names, mark) => `/models?body=${mark}` },
  modelSearch: byQuery('/models/search', ['content']),
  model: blocks(({ model }) => `/models/${model}`),
  offers: byQuery('/offers', ['content']),
  offer: blocks(({ offer }) => `/offers/${offer}`),
  service: blocks(at('/service')),
  fordService: blocks(at('/ford-service')),
  bookTestDrive: blocks(at('/book-test-drive')),
  tradeIn: blocks(at('/trade-in')),
  sellYourCar: blocks(at('/sell-your-car')),
  parts: blocks(at('/vehicle-parts-and-accessories')),
  sellMyCar: blocks(at('/sell-my-car')),
  partsSearch: blocks(at('/parts/search')),
  finance: blocks(at('/finance')),
  financeEnquiry: blocks(at('/finance-enquiry')),
  applyForFinance: blocks(at('/apply-for-finance')),
  fordFinance: blocks(at('/ford-finance')),
  personalisedFinance: blocks(at('/personalised/finance')),
  blog: { path: at('/blog'), needs: ['content'], unseen: (_names, mark) => `/blog?page=${mark}` },
  post: blocks(({ post }) => `/blog/${post}`),
  contact: blocks(at('/contact-us')),
  contactShort: blocks(at('/contact')),
  contactPlace: blocks(({ place }) => `/contact-us/${place}`),
  locations: blocks(at('/locations')),
  location: blocks(({ place }) => `/locations/${place}`),
  ourLocation: blocks(({ place }) => `/our-location/${place}`),
  dealerships: blocks(at('/dealerships')),
  tradeInForCar: blocks(at('/cars/trade-in')),
  checkoutJourney: { path: ({ car }) => `/checkout-journey?car_id=${car}`, needs: [...stock, 'records'] },
  vehicle: {
    path: ({ car }) => `/cars/${car}`,
    needs: stock,
    unseen: ({ car }, mark) => `/cars/${car}?postcode=${mark}`,
  },
  vehicleGauge: { path: ({ car }) => `/cars/${car}/autogauge`, needs: stock },
  vehicleView: { path: ({ car }) => `/cars/${car}/view.json`, needs: stock },
  vehicleDelivery: {
    path: ({ car }) => `/cars/${car}/delivery`,
    needs: stock,
    unseen: ({ car }, mark) => `/cars/${car}/delivery?postcode=${mark}`,
  },
  vehicleFile: { path: ({ car }) => `/cars/${car}/card.jpg`, needs: stock },
  vehicleKind: { path: at('/vehicle-pages/used'), needs: stock },
  print: {
    path: ({ car }) => `/print?car_id=${car}`,
    needs: stock,
    unseen: (_names, mark) => `/print?car_id=${mark}`,
  },
  feed: { path: at('/feeds/vehicles.csv'), needs: stock },
  siteCard: { path: at('/card.jpg'), needs: ['content'] },
  sitemap: { path: at('/sitemap.xml'), needs: stock },
  sitemapFile: { path: at('/sitemap/pages.xml'), needs: stock },
  llmsText: { path: at('/llms.txt'), needs: stock },
  serverCard: { path: at('/mcp/server-card'), needs: ['content'] },
  aiCatalog: { path: at('/.well-known/ai-catalog.json'), needs: ['content'] },
  dealerLocator: blocks(at('/dealer-locator')),
  composed: { path: at('/about-us'), needs: ['content'], unseen: (_names, mark) => `/nothing-${mark}` },
};

/** What programs request of a site, by GET, without a session. None of it is cached by the front: each is requested anew. */
export const endpointNeeds: Record<string, { path: (names: Names) => string; needs: readonly Service[] }> = {
  '/api/slots': { path: at('/api/slots?form=none'), needs: ['content', 'records'] },
  '/api/enquiry/:token/calendar': { path: at(`/api/enquiry/${'0a'.repeat(16)}/calendar`), needs: leads },
  '/api/reservation/:token/papers/:paper': { path: at(`/api/reservation/${zeros}/papers/${zeros}`), needs: leads },
  '/api/reservation/:token/calendar': { path: at(`/api/reservation/${zeros}/calendar`), needs: leads },
  '/api/alerts/:token': { path: at(`/api/alerts/${'0a'.repeat(16)}`), needs: ['records'] },
  '/api/desk/reservations/:hold/papers/:paper': {
    path: at(`/api/desk/reservations/${zeros}/papers/${zeros}`),
    needs: leads,
  },
  '/api/desk/reservations': { path: at('/api/desk/reservations'), needs: leads },
  '/api/desk/third-parties': { path: at('/api/desk/third-parties'), needs: leads },
  '/api/desk/start': { path: at('/api/desk/start'), needs: leads },
  '/api/desk/figures': { path: at('/api/desk/figures'), needs: leads },
  '/api/desk/export': { path: at('/api/desk/export'), needs: leads },
  '/api/desk/events': { path: at('/api/desk/events'), needs: leads },
  '/api/desk/files/:file': { path: at('/api/desk/files/1'), needs: leads },
  '/api/account/details': { path: at('/api/account/details'), needs: ['records'] },
  '/api/account/export': { path: at('/api/account/export'), needs: ['records'] },
  '/api/watchlist/cars': { path: at('/api/watchlist/cars'), needs: ['records'] },
  '/api/stock-count': { path: at('/api/stock-count?make=Ford'), needs: ['search'] },
  '/api/shopper-searches': { path: at('/api/shopper-searches'), needs: leads },
  '/api/stock-source': { path: at('/api/stock-source'), needs: leads },
  '/api/stock-imports': { path: at('/api/stock-imports'), needs: leads },
  '/api/stock-imports/:record': { path: at('/api/stock-imports/1'), needs: leads },
  '/api/missing-pages': { path: at('/api/missing-pages'), needs: leads },
  '/api/first-cars': { path: at('/api/first-cars'), needs: ['search'] },
  '/api/quick-view': { path: ({ car }) => `/api/quick-view?slug=${car}`, needs: ['search'] },
  '/api/search-suggestions': { path: at('/api/search-suggestions?query=for'), needs: ['search'] },
  '/api/vehicle-briefs': { path: ({ car }) => `/api/vehicle-briefs?slug=${car}`, needs: ['search'] },
  '/api/stock-key': { path: at('/api/stock-key'), needs: [] },
  '/api/reviews/snap21': { path: at('/api/reviews/snap21?orgId=none'), needs: [] },
  '/api/draft-mode/enable': { path: at('/api/draft-mode/enable'), needs: ['content'] },
  '/api/draft-mode/disable': { path: at('/api/draft-mode/disable'), needs: [] },
};

/** Routes whose pages are stored for everybody: what was requested once is served without any service. */
export const isStored = (kind: RouteKind | 'composed'): boolean =>
  kind === 'composed' || routes[kind].audience === 'public';

export const readEndpoints: readonly string[] = endpoints
  .filter(({ methods }) => methods.includes('GET'))
  .map(({ pattern }) => pattern);
