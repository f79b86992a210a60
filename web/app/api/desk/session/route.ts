import { readJson } from '@/web/app/api/read-json.ts';
import { deskCookie } from '@/web/desk/desk-cookie.ts';
import { setCookie } from '@/web/platform/cookies.ts';
import { environment } from '@/web/platform/env.ts';
import { isSecure } from '@/web/platform/request-sender.ts';

export const dynamic = 'force-dynamic';

const hours = 8;

/**
 * Takes the token of a hosted studio's session into a cookie of this host, for the desk and the
 * preview beside it: 204. It opens nothing by itself, since each request checks the token's rights
 * with Sanity. With the embedded service, whose cookie is here already, there is nothing to take:
 * 404.
 */
export async function POST(request: Request): Promise<Response> {
  if (environment().CONTENT_URL) return new Response(null, { status: 404 });
  const { token } = ((await readJson(request, 4_000))?.json ?? {}) as { token?: unknown };
  if (typeof token !== 'string' || !/^[\w.-]{20,2000}$/.test(token)) return new Response(null, { status: 400 });
  const cookie = setCookie(deskCookie, token, { maxAge: hours * 3_600, secure: isSecure(request) });
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
}
