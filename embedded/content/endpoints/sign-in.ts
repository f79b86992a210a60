import { expiredCookie, readCookie, sessionCookie } from '../auth/cookie.ts';
import { handoverPage, loginPage } from '../auth/login-page.ts';
import { clientAddress, isSameHost, isSameOrigin } from '../http/address.ts';
import { readBytes } from '../http/body.ts';
import { type Answer, type Call, json } from '../http/call.ts';
import { badRequest, forbidden } from '../problem.ts';

/** Where a signed-in editor goes: the page that asked, on this host only; never to another site. */
function destination(call: Call, origin = call.query.get('origin') ?? ''): string {
  if (isSameHost(origin, call.request)) return new URL(origin).href;
  // Browsers drop tabs and line breaks and take a backslash for a slash: `/<tab>/host` would leave the site, as `//host` does.
  const path = /^\/[^\p{Cc}\\]*$/u.test(origin) ? URL.parse(origin, 'http://host') : null;
  const found = path?.host === 'host' ? path.pathname + path.search + path.hash : '/studio';
  return found.startsWith('//') ? '/studio' : found;
}

function redirect(location: string, headers: Record<string, string> = {}): Answer {
  return { status: 303, headers: { location, 'cache-control': 'no-store', ...headers }, body: '' };
}

export function getLogin(call: Call): Answer {
  if (call.caller.kind === 'session') return redirect(destination(call));
  return loginPage({ email: '' });
}

/** Failed attempts within one window of the service's rate limit. */
const ACCOUNT_LIMIT = 10;
const ADDRESS_LIMIT = 50;

interface Attempt {
  readonly email: string;
  readonly password: string;
}

async function readAttempt(call: Call): Promise<Attempt> {
  const form = new URLSearchParams((await readBytes(call.request, 16 * 1024, 'The form')).toString('utf8'));
  return { email: (form.get('email') ?? '').trim().toLowerCase().slice(0, 200), password: form.get('password') ?? '' };
}

function tooMany(email: string, seconds: number): Answer {
  const minutes = Math.ceil(seconds / 60);
  const problem = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return loginPage({ email, problem, status: 429, headers: { 'retry-after': String(seconds) } });
}

/** POST /auth/login: email and password as a form; a right pair gives the session cookie. */
export async function postLogin(call: Call): Promise<Answer> {
  const { service, request } = call;
  // Browsers send an origin with every form post: another site must not sign a visitor in as somebody else.
  if (request.headers.origin !== undefined && !isSameOrigin(request))
    throw forbidden('origin', 'Sign-in must come from the same origin');
  const { email, password } = await readAttempt(call);
  const from = clientAddress(request);
  // By account and address together: ten wrong guesses of a stranger do not lock the owner out.
  const [account, address] = [`account ${email} from ${from}`, `address ${from}`];
  const keys = [account, address];
  const wait = Math.max(
    service.signInLimit.wait(account, ACCOUNT_LIMIT),
    service.signInLimit.wait(address, ADDRESS_LIMIT),
  );
  if (wait > 0) return tooMany(email, wait);
  const user = service.setup.users.find((one) => one.email.toLowerCase() === email);
  // Counted before the slow check, so that parallel guesses count as well.
  for (const key of keys) service.signInLimit.fail(key);
  if (!(await service.passwords.matches(user?.id, password)) || !user) {
    return loginPage({ email, problem: 'The email or password is not right.', status: 401 });
  }
  // Whoever has an account does not get more guesses at others by signing in between them.
  service.signInLimit.succeed(account);
  service.signInLimit.forgive(address);
  return redirect(destination(call), {
    'set-cookie': sessionCookie(request, service.setup.cookieName, service.sessions.open(user.id)),
  });
}

/** Sign-out. A GET from another site must not do it, so a GET without our own page as its source is refused. */
export function logout(call: Call): Answer {
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
export function postHandoff(call: Call): Answer {
  if (call.caller.kind !== 'session') throw badRequest('Only a signed-in user can hand a session over');
  return json({ code: call.service.handoff.issue(call.caller.id) });
}

/** GET /auth/handoff?code=…&origin=…: the other host's side. Whoever is signed in there as somebody else is asked first. */
export function getHandoff(call: Call): Answer {
  const { service, caller } = call;
  const code = call.query.get('code') ?? '';
  const next = service.callers.byId(service.handoff.userOf(code) ?? '');
  if (next && caller.kind === 'session' && caller.id !== next.id)
    return handoverPage({ present: caller.name, next: next.name, code, origin: destination(call) });
  return takeOver(call, code, destination(call));
}

/** POST /auth/handoff/confirm: the answer to that question. */
export async function postHandoffConfirm(call: Call): Promise<Answer> {
  if (!isSameOrigin(call.request)) throw forbidden('origin', 'Sign-in must come from the same origin');
  const form = new URLSearchParams((await readBytes(call.request, 16 * 1024, 'The form')).toString('utf8'));
  return takeOver(call, form.get('code') ?? '', destination(call, form.get('origin') ?? ''), '../');
}

/** `up` leads from the address of the request to the one of the sign-in form. */
function takeOver(call: Call, code: string, target: string, up = ''): Answer {
  const { service, request } = call;
  const user = service.handoff.redeem(code);
  if (!user || !service.callers.byId(user)) {
    // Used or too old: sign in here instead. Relative, because a proxy may have put us below a path.
    return redirect(`${up}login?${new URLSearchParams({ origin: target })}`);
  }
  const replaced = readCookie(request, service.setup.cookieName);
  if (replaced) service.sessions.close(replaced);
  const cookie = sessionCookie(request, service.setup.cookieName, service.sessions.open(user));
  return redirect(target, { 'set-cookie': cookie });
}
