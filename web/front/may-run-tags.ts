import type { IncomingMessage, ServerResponse } from 'node:http';
import { jsonResponse, respond } from '@/web/front/http/plain-responses.ts';
import { isStaff } from '@/web/front/http/shopper-of.ts';

/**
 * Whether this browser's pages may start scripts of other companies (PLUS-11): 204, and 403 for a
 * browser in which staff are signed in. Site and studio share an origin: there such a script could
 * do what its dealer's staff, or an administrator, may do.
 */
export function sendMayRunTags(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET');
    jsonResponse(response, 405, { error: 'Method not allowed' });
  } else if (isStaff(request)) jsonResponse(response, 403, { error: 'Staff are signed in here.' });
  else respond(response, 204, 'text/plain', '');
}
