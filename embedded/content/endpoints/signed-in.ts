import { deviceCookie, deviceCookieName, readCookie, sessionCookie } from '../auth/cookie.ts';
import type { Member } from '../auth/members.ts';
import type { Attempt } from '../auth/sign-in-limit.ts';
import { clientNetwork } from '../http/address.ts';
import type { Call, HttpResponse } from '../http/call.ts';

/** Seconds after which a sign-in that was not admitted may be tried again. */
export const BUSY_RETRY_SECONDS = 5;

export function redirect(location: string, headers: Record<string, string | string[]> = {}): HttpResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store', ...headers }, body: '' };
}

/** What a refusal for now shows. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** Whose password is to be checked, and from where. */
export function attemptOf({ service, request }: Call, email: string): Attempt {
  const cookie = readCookie(request, deviceCookieName(service.setup.cookieName));
  return { email, network: clientNetwork(request), device: service.devices.find(cookie, email) };
}

/** Opens a session of this member in this browser, which is recognised from then on. */
export function signedIn({ service, request }: Call, { id, email }: Member, target: string): HttpResponse {
  const name = service.setup.cookieName;
  const device = service.devices.remember(readCookie(request, deviceCookieName(name)), email.toLowerCase());
  return redirect(target, {
    'set-cookie': [sessionCookie(request, name, service.sessions.open(id)), deviceCookie(request, name, device)],
  });
}
