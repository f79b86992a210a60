import type { IncomingMessage } from 'node:http';
import { isSecure } from '../http/address.ts';
import { SESSION_SECONDS } from './sessions.ts';

export function readCookie(request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals !== -1 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

function cookie(request: IncomingMessage, name: string, value: string, seconds: number): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export function sessionCookie(request: IncomingMessage, name: string, token: string): string {
  return cookie(request, name, token, SESSION_SECONDS);
}

const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** In which browsers an account has signed in (devices.ts). */
export const deviceCookieName = (name: string): string => `${name}Device`;

export function deviceCookie(request: IncomingMessage, name: string, value: string): string {
  return cookie(request, deviceCookieName(name), value, DEVICE_SECONDS);
}

export function expiredCookie(request: IncomingMessage, name: string): string {
  return cookie(request, name, '', 0);
}
