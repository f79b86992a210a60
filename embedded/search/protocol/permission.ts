import type { Access } from '../access/key-ring.ts';
import { Failure } from '../engine/failure.ts';
import type { SearchService } from '../service.ts';
import type { Request } from './call.ts';

/** The header or query parameter that carries the key. */
export const keyName = 'x-typesense-api-key';

const forbidden = () => new Failure(401, `Forbidden - a valid \`${keyName}\` header must be sent.`);

/** The access of a request that needs none. */
export const noAccess: Access = { allows: () => false, acts: () => false, embedded: null };

/** What the request's key may do. Fails with 401 for a key that is unknown, expired or missing. */
export function accessOf(service: SearchService, { headers, url }: Request): Access {
  const presented = presentedKey({ headers, url });
  const access = presented ? service.keys.access(presented) : null;
  if (!access) throw forbidden();
  return access;
}

/** Whether a key came with the request itself. */
export function presentsKey(request: Pick<Request, 'headers' | 'url'>): boolean {
  return Boolean(presentedKey(request));
}

function presentedKey({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const header = headers[keyName];
  return (Array.isArray(header) ? header[0] : header) || url.searchParams.get(keyName);
}

/** Fails with 401 when the key allows the action on no collection. */
export function demandAction(access: Access, action: string): void {
  if (!access.acts(action)) throw forbidden();
}

/** Fails with 401 when the key does not allow the action. */
export function demand(access: Access | null, action: string, collection: string): Access {
  if (!access?.allows(action, collection)) throw forbidden();
  return access;
}
