import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { launch, visitor, type Watched } from './browser.ts';
import { instance, shop } from './shop.ts';

type Who = 'staff' | 'administrator';

/** The session of demo staff of a site, or of the administrator, as a `Cookie` header: by a post, without a page. */
export async function sessionOf(slug: string, who: Who = 'staff'): Promise<string> {
  const person = instance().services.staff.find(({ site }) => (who === 'administrator' ? !site : site === slug));
  if (!person) throw new Error(`There are no demo staff for ${slug}.`);
  const { email, password } = person;
  const origin = `http://${slug}.localhost:${instance().port}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin };
  const body = String(new URLSearchParams({ email, password }));
  const response = await shop(slug, '/lake/auth/login', { method: 'POST', headers, body });
  const [session = ''] = (response.headers['set-cookie'] ?? '').split(';');
  if (!session.includes('=')) throw new Error(`${email} was not signed in: ${response.status}`);
  return session;
}

/** Headers of a request that the studio of a site sends: of its staff, from its own pages. */
export const fromStudio = async (slug: string) => ({
  'content-type': 'application/json',
  cookie: await sessionOf(slug),
  origin: `http://${slug}.localhost:${instance().port}`,
});

/** The text of a page of the desk, as staff of the site get it. */
export async function deskText(slug: string, path: string): Promise<string> {
  const { body } = await shop(slug, path, { headers: { cookie: await sessionOf(slug) } });
  return body.slice(body.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, '');
}

/** Signs a context in on one site. */
export async function addSession(context: BrowserContext, slug: string, who: Who = 'staff'): Promise<void> {
  const [name = '', ...value] = (await sessionOf(slug, who)).split('=');
  const url = `http://${slug}.localhost:${instance().port}`;
  await context.addCookies([{ name, value: value.join('='), url, httpOnly: true, sameSite: 'Lax' }]);
}

/** A signed-in studio that several tests of a file use: only the first of them loads it. */
export type Studio = Watched & {
  /** Leads to another address of the studio without loading it anew, or loads it where it is not open. */
  go(path: string): Promise<void>;
  /** What the browser complained of since the last look. */
  complaints(): string[];
};

export async function studioOf(
  browser: Browser,
  slug: string,
  options: BrowserContextOptions = { viewport: { width: 1440, height: 1000 } },
  who: Who = 'staff',
): Promise<Studio> {
  const watched = await visitor(browser, options);
  await addSession(watched.context, slug, who);
  const { page, errors } = watched;
  const base = `http://${slug}.localhost:${instance().port}/studio`;
  return {
    ...watched,
    go: async (path) => {
      if (!page.url().startsWith(`${base}/`)) await page.goto(base + path);
      else await goWithin(page, base, path);
    },
    complaints: () => errors.splice(0),
  };
}

export type SharedStudio = Studio & {
  /** Closes it. One that stayed open for the next file would use half a core meanwhile. */
  leave(): Promise<void>;
};

/** A signed-in studio of a whole file, which ends with `leave`. */
export async function sharedStudio(
  slug: string,
  viewport: ViewportSize = { width: 1440, height: 1000 },
  who: Who = 'staff',
): Promise<SharedStudio> {
  const studio = await studioOf(await launch(), slug, { viewport }, who);
  return { ...studio, leave: () => studio.context.close() };
}

/** What must be gone before the next address: a field of the same name would be taken for the other document. */
const leftovers = '[data-testid="document-pane"], [data-testid="document-panel"], [data-testid="action-intent-button"]';

/** Follows the studio's own history, by its first list where a document or a list with a button is open. */
async function goWithin(page: Page, base: string, path: string): Promise<void> {
  if (page.url() === base + path) return;
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  if ((await page.locator(leftovers).count()) > 0) {
    await follow(page, `${base}/structure`);
    await expect.poll(() => page.locator(leftovers).count()).toBe(0);
  }
  await follow(page, base + path);
}

/** As the browser's Back does. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (to) => {
    const followed = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.pushState(null, '', to);
    history.pushState(null, '', to);
    history.back();
    await followed;
  }, address);

/** Makes a new document of the site by the button of its list. */
export async function createWithin({ page, go }: Studio, list: string): Promise<void> {
  await go(`/structure/${list}`);
  await page.getByTestId('action-intent-button').last().click();
  await page.getByTestId('document-header-Draft-chip').waitFor();
}

/** Presses Publish once the form, which validates first, lets it go; resolves with the status of the service's response. */
export async function publishForm(page: Page): Promise<number> {
  const button = page.getByTestId('action-publish');
  for (let tries = 0; tries < 12; tries += 1) {
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.waitForTimeout(400);
    const sent = page
      .waitForRequest(
        (request) =>
          request.url().includes('/data/actions/') &&
          (request.postData() ?? '').includes('sanity.action.document.publish'),
        // The studio sends at the press; a press while it validates again does nothing.
        { timeout: 4_000 },
      )
      .catch(() => null);
    await button.click();
    const response = await (await sent)?.response();
    if (response) return response.status();
  }
  throw new Error('Publish was pressed, and nothing was sent.');
}
