import { isOneOf } from '@/domain/vocabulary/typed-keys.ts';
import { type Audience, matchPattern } from './route.ts';

/** An address for programs: of the storefront's own pages, or of the services that speak to it. */
type Endpoint = { pattern: string; audience: Audience; methods: readonly string[] };

/**
 * Every endpoint that Next serves, each with its folder under web/app/; what is not listed is a
 * 404.
 */
export const endpoints: readonly Endpoint[] = [
  /** Tools for assistants: one message a post (web/assistants). */
  { pattern: '/mcp', audience: 'public', methods: ['POST'] },
  { pattern: '/api/leads', audience: 'action', methods: ['POST'] },
  { pattern: '/api/slots', audience: 'public', methods: ['GET'] },
  { pattern: '/api/enquiry/:token', audience: 'action', methods: ['POST'] },
  { pattern: '/api/enquiry/:token/calendar', audience: 'private', methods: ['GET'] },
  { pattern: '/api/checkout', audience: 'action', methods: ['POST'] },
  { pattern: '/api/purchase', audience: 'action', methods: ['POST'] },
  { pattern: '/api/reservation/:token', audience: 'action', methods: ['POST'] },
  { pattern: '/api/reservation/:token/papers/:paper', audience: 'private', methods: ['GET'] },
  { pattern: '/api/reservation/:token/calendar', audience: 'private', methods: ['GET'] },
  { pattern: '/api/next-in-line/:token', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/reservations/:hold', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/reservations/:hold/papers/:paper', audience: 'private', methods: ['GET'] },
  { pattern: '/api/desk/start', audience: 'private', methods: ['GET'] },
  { pattern: '/api/desk/purchases/:purchase', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/figures', audience: 'private', methods: ['GET'] },
  { pattern: '/api/desk/third-parties', audience: 'private', methods: ['GET'] },
  { pattern: '/api/desk/reservations', audience: 'private', methods: ['GET'] },
  { pattern: '/api/desk/leads/:lead', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/bookings', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/session', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/export', audience: 'private', methods: ['GET'] },
  { pattern: '/api/desk/events', audience: 'private', methods: ['GET'] },
  { pattern: '/api/files', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/files/:file', audience: 'private', methods: ['GET'] },
  { pattern: '/api/rego', audience: 'action', methods: ['POST'] },
  { pattern: '/api/dealer-phone', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/code', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/confirm', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/passkey/options', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/passkey/add', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/passkey/sign-in', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/passkey/remove', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/sign-out', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/details', audience: 'action', methods: ['GET', 'POST'] },
  { pattern: '/api/account/searches', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/searches/remove', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/sharing', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/compared', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/alerts', audience: 'action', methods: ['POST'] },
  { pattern: '/api/alerts/:token', audience: 'action', methods: ['GET', 'POST'] },
  { pattern: '/api/spin', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/delete', audience: 'action', methods: ['POST'] },
  { pattern: '/api/account/export', audience: 'private', methods: ['GET'] },
  { pattern: '/api/watchlist/save-car', audience: 'action', methods: ['POST'] },
  { pattern: '/api/watchlist/remove-car', audience: 'action', methods: ['POST'] },
  { pattern: '/api/watchlist/note', audience: 'action', methods: ['POST'] },
  { pattern: '/api/watchlist/cars', audience: 'private', methods: ['GET'] },
  { pattern: '/api/stock-count', audience: 'private', methods: ['GET'] },
  { pattern: '/api/shopper-searches', audience: 'private', methods: ['GET'] },
  { pattern: '/api/stock-imports', audience: 'private', methods: ['GET'] },
  { pattern: '/api/stock-source', audience: 'action', methods: ['GET', 'POST'] },
  { pattern: '/api/stock-imports/:record', audience: 'private', methods: ['GET'] },
  { pattern: '/api/missing-pages', audience: 'private', methods: ['GET'] },
  { pattern: '/api/first-cars', audience: 'private', methods: ['GET'] },
  { pattern: '/api/quick-view', audience: 'public', methods: ['GET'] },
  { pattern: '/api/search-suggestions', audience: 'public', methods: ['GET'] },
  { pattern: '/api/vehicle-briefs', audience: 'public', methods: ['GET'] },
  { pattern: '/api/stock-key', audience: 'public', methods: ['GET'] },
  { pattern: '/api/youx/quote', audience: 'action', methods: ['POST'] },
  { pattern: '/api/reviews/snap21', audience: 'public', methods: ['GET'] },
  { pattern: '/api/draft-mode/enable', audience: 'private', methods: ['GET'] },
  { pattern: '/api/draft-mode/disable', audience: 'private', methods: ['GET'] },
];

/** The endpoint of a path; null where there is none. Odd spellings (`%2e%2e`, `//`) are none. */
export const endpointOfPath = (path: string): Endpoint | null =>
  endpoints.find(({ pattern }) => matchPattern(pattern, path) !== null) ?? null;

/** First parts of the paths that the front serves before any page: no page may be there. */
const reservedPaths = [
  'api',
  'studio',
  'lake',
  'image',
  'file',
  'stock-search',
  '_next',
  'sites',
  'favicon.svg',
  'robots.txt',
  'mcp',
  'llms.txt',
  '.well-known',
] as const;

/** Whether a path belongs to the front itself: a page that staff put there would never show. */
export function isReservedPath(path: string): boolean {
  const [first = ''] = path.slice(1).split('/');
  return isOneOf(reservedPaths, first);
}
