import { type Audience, matchPattern } from './route.ts';

/** An address that programs ask: of the storefront's own pages, or of the services that speak to it. */
export type Endpoint = { pattern: string; audience: Audience; methods: readonly string[] };

/** Every endpoint that Next answers, each with its folder under web/app/api/; what is not listed is a 404. */
export const endpoints: readonly Endpoint[] = [
  { pattern: '/api/leads', audience: 'action', methods: ['POST'] },
  { pattern: '/api/slots', audience: 'public', methods: ['GET'] },
  { pattern: '/api/enquiry/:token', audience: 'action', methods: ['POST'] },
  { pattern: '/api/enquiry/:token/calendar', audience: 'private', methods: ['GET'] },
  { pattern: '/api/desk/leads/:lead', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/bookings', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/session', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/export', audience: 'private', methods: ['GET'] },
  { pattern: '/api/desk/events', audience: 'private', methods: ['GET'] },
  { pattern: '/api/files', audience: 'action', methods: ['POST'] },
  { pattern: '/api/desk/files/:file', audience: 'private', methods: ['GET'] },
  { pattern: '/api/rego', audience: 'action', methods: ['POST'] },
  { pattern: '/api/dealer-phone', audience: 'action', methods: ['POST'] },
  { pattern: '/api/stock-count', audience: 'private', methods: ['GET'] },
  { pattern: '/api/shopper-searches', audience: 'private', methods: ['GET'] },
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

/** First parts of the paths that the front answers before any page: no page may stand there. */
export const reservedPaths = [
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
] as const;

/** Whether a path belongs to the front itself: a page that staff put there would never show. */
export function isReservedPath(path: string): boolean {
  const [first = ''] = path.slice(1).split('/');
  return (reservedPaths as readonly string[]).includes(first);
}
