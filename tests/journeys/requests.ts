import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { codeFor, type number } from './accounts.ts';
import { addressOf, visitor } from './browser.ts';
import { sendJson } from './forms.fixture.ts';
import { instance, type Result, shop } from './shop.ts';

type Person = ReturnType<typeof number>;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The cookies of a response, as a browser sends them back. */
const cookieOf = ({ headers }: Result): string =>
  [...pairsOf(headers['set-cookie'])].map(([name, value]) => `${name}=${value}`).join('; ');

function pairsOf(lines = ''): Map<string, string> {
  // Several lines come joined by commas, which are in no cookie of ours.
  const pairs = lines.split(',').flatMap((line) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)=([^;]*)/.exec(line) ?? [];
    return name ? [[name, value] as const] : [];
  });
  return new Map(pairs);
}

/** A browser without script as its requests: it draws nothing, where a journey only begins behind its pages. */
class Shopper {
  readonly #slug: string;
  readonly #cookies = new Map<string, string>();

  constructor(slug: string) {
    this.#slug = slug;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get = (path: string): Promise<Result> => shop(this.#slug, path, { headers: { cookie: this.cookie } });

  async post(path: string, filled: Record<string, string>): Promise<Result> {
    const body = String(new URLSearchParams(filled));
    const response = await shop(this.#slug, path, { method: 'POST', headers: { ...form, cookie: this.cookie }, body });
    for (const [name, value] of pairsOf(response.headers['set-cookie'])) {
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** A real browser goes on where this one is. */
  async enter(context: BrowserContext): Promise<void> {
    const url = addressOf(this.#slug);
    const isOpen = (name: string) => name === 'forecourt_signed_in';
    const all = [...this.#cookies].map(([name, value]) => ({ name, value, url, httpOnly: !isOpen(name) }));
    await context.addCookies(all);
  }
}

/** Signed in by a code, as the pages without script do it. */
export async function signedIn(slug: string, { typed, sent }: Person): Promise<Shopper> {
  const shopper = new Shopper(slug);
  await shopper.post('/api/account/code', { phone: typed });
  await shopper.post('/api/account/confirm', { code: await codeFor(sent) });
  expect(shopper.cookie).toContain('forecourt_account=');
  return shopper;
}

/** With a number confirmed for the reservation of a car: one step before the payment page. */
export async function confirmed(slug: string, car: string, { typed, sent }: Person): Promise<Shopper> {
  const shopper = new Shopper(slug);
  const about = { car, mode: 'reserve' };
  await shopper.post('/api/checkout', { ...about, action: 'details', name: 'Nora Castellan', phone: typed });
  await shopper.post('/api/checkout', { ...about, action: 'confirm', code: await codeFor(sent) });
  expect(shopper.cookie).toContain('forecourt_confirmed_number=');
  return shopper;
}

/** Sends the enquiry of a site's page /contact-us as its script does; resolves with the lead's number in the records. */
export async function enquiry(slug: string, email: string, message: string, place: string): Promise<string> {
  const person = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'], email: [email], postcode: ['3006'] };
  const filled = { ...person, category: ['Service'], location: [place], message: [message] };
  const { status, body } = await sendJson(slug, { form: 'general-enquiry', key: randomUUID(), filled });
  expect([status, status === 201 ? '' : body]).toEqual([201, '']);
  return String(JSON.parse(body).lead_id);
}

/** The cookie of one of a site's own staff. */
export async function staffCookie(slug: string): Promise<string> {
  const person = instance().services.staff.find(({ site }) => site === slug);
  const body = String(new URLSearchParams({ email: person?.email ?? '', password: person?.password ?? '' }));
  const origin = `http://${slug}.localhost:${instance().port}`;
  const response = await shop(slug, '/lake/auth/login', { method: 'POST', headers: { ...form, origin }, body });
  expect(response.headers['set-cookie']).toBeTruthy();
  return cookieOf(response);
}

/** A browser in which one of a site's own staff is signed in, before its first page. */
export async function deskOf(browser: Browser, slug: string) {
  const cookie = await staffCookie(slug);
  const watched = await visitor(browser);
  const url = addressOf(slug);
  const pairs = cookie.split('; ').map((pair) => pair.split('=') as [string, string]);
  await watched.context.addCookies(pairs.map(([name, value]) => ({ name, value, url, httpOnly: true })));
  return { ...watched, cookie };
}
