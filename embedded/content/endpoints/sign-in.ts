import { expiredCookie, readCookie, sessionCookie } from '../auth/cookie.ts';
import { handoverPage, loginPage } from '../auth/login-page.ts';
import type { Attempt } from '../auth/sign-in-limit.ts';
import { isSameHost, isSameOrigin } from '../http/address.ts';
import { readBytes } from '../http/body.ts';
import { type Call, type HttpResponse, json } from '../http/call.ts';
import { badRequest, forbidden } from '../problem.ts';
import { attemptOf, BUSY_RETRY_SECONDS, redirect, signedIn, waitMessage } from './signed-in.ts';

/**
 * Where a signed-in editor goes: the page that the sign-in came from, on this host only; never to
 * another site.
 */
function destination(call: Call, origin = call.query.get('origin') ?? ''): string {
  if (isSameHost(origin, call.request)) return new URL(origin).href;
  // Browsers drop tabs and line breaks and take a backslash for a slash: `/<tab>/host` would leave
  // the site, as `//host` does.
  const path = /^\/[^\p{Cc}\\]*$/u.test(origin) ? URL.parse(origin, 'http://host') : null;
  const found = path?.host === 'host' ? path.pathname + path.search + path.hash : '/studio';
  return found.startsWith('//') ? '/studio' : found;
}

export function getLogin(call: Call): HttpResponse {
  if (call.caller.kind === 'session') return redirect(destination(call));
  return loginPage({ email: '' });
}

async function readForm(call: Call): Promise<{ email: string; password: string }> {
  const form = new URLSearchParams((await readBytes(call.request, 16 * 1024, 'The form')).toString('utf8'));
  return { email: (form.get('email') ?? '').trim().toLowerCase().slice(0, 200), password: form.get('password') ?? '' };
}

function tooMany(email: string, seconds: number): HttpResponse {
  return loginPage({ email, problem: waitMessage(seconds), status: 429, headers: { 'retry-after': String(seconds) } });
}

/** POST /auth/login: email and password as a form; a right pair gives the session cookie. */
export async function postLogin(call: Call): Promise<HttpResponse> {
  const { service, request } = call;
  // Browsers send an origin with every form post: another site must not sign a visitor in to another account.
  if (request.headers.origin !== undefined && !isSameOrigin(request))
    throw forbidden('origin', 'Sign-in must come from the same origin');
  const { email, password } = await readForm(call);
  const attempt = attemptOf(call, email);
  const end = await service.signInLimit.admit(attempt);
  if (!end) return tooMany(email, BUSY_RETRY_SECONDS);
  try {
    return await signIn(call, attempt, password);
  } finally {
    end();
  }
}

async function signIn(call: Call, attempt: Attempt, password: string): Promise<HttpResponse> {
  const { service } = call;
  const { email } = attempt;
  const wait = service.signInLimit.wait(attempt);
  if (wait > 0) return tooMany(email, wait);
  const member = service.members.byEmail(email);
  if (!(await service.passwords.matches(member?.id, password)) || !member) {
    return loginPage({ email, problem: 'The email or password is not right.', status: 401 });
  }
  service.signInLimit.succeeded(attempt);
  return signedIn(call, member, destination(call));
}

/** Sign-out. A request that a browser sent from another site is refused. */
export function logout(call: Call): HttpResponse {
  const { service, request } = call;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw forbidden('origin', 'Sign-out must come from the same origin');
  const token = readCookie(request, service.setup.cookieName);
  if (token) service.sessions.close(token);
  const headers = { 'set-cookie': expiredCookie(request, service.setup.cookieName) };
  if (call.query.has('origin')) return redirect(destination(call), headers);
  return { ...json({ ok: true }), headers };
}

/** POST /auth/handoff: a code that signs the same editor in on another host, once, within a minute. */
export function postHandoff(call: Call): HttpResponse {
  if (call.caller.kind !== 'session') throw badRequest('Only a signed-in user can hand a session over');
  return json({ code: call.service.handoff.issue(call.caller.id) });
}

/**
 * GET /auth/handoff?code=…&origin=…: the other host's side. A link signs no one in by itself: its
 * sender may be a stranger.
 */
export function getHandoff(call: Call): HttpResponse {
  const { service, caller } = call;
  const code = call.query.get('code') ?? '';
  const target = destination(call);
  const next = service.callers.byId(service.handoff.userOf(code) ?? '');
  if (!next) return signInFirst(target);
  if (caller.id === next.id) return redirect(target);
  return handoverPage({
    present: caller.kind === 'session' ? caller.name : null,
    next: next.name,
    code,
    origin: target,
  });
}

/** POST /auth/handoff/confirm: the response to that confirmation. */
export async function postHandoffConfirm(call: Call): Promise<HttpResponse> {
  if (!isSameOrigin(call.request)) throw forbidden('origin', 'Sign-in must come from the same origin');
  const form = new URLSearchParams((await readBytes(call.request, 16 * 1024, 'The form')).toString('utf8'));
  return takeOver(call, form.get('code') ?? '', destination(call, form.get('origin') ?? ''));
}

/**
 * A code that was used or is too old. Relative, because a proxy may have put us below a path; `up`
 * leads from the request's to the form's.
 */
const signInFirst = (target: string, up = ''): HttpResponse =>
  redirect(`${up}login?${new URLSearchParams({ origin: target })}`);

function takeOver(call: Call, code: string, target: string): HttpResponse {
  const { service, request } = call;
  const user = service.handoff.redeem(code);
  if (!user || !service.callers.byId(user)) return signInFirst(target, '../');
  const replaced = readCookie(request, service.setup.cookieName);
  if (replaced) service.sessions.close(replaced);
  const cookie = sessionCookie(request, service.setup.cookieName, service.sessions.open(user));
  return redirect(target, { 'set-cookie': cookie });
}
