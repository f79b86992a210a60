import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { type Script, scriptsOf } from './page-scripts.ts';
import type { Target } from './servers.ts';

/** What a form brings with it when its page hydrates, and what the first dialog brings when it opens: KB of brotli at most. */
export const laterBudgets = { form: 34.5, dialog: 16.5 };

type Site = Pick<Target, 'port' | 'host'>;

/** The build's script files that a page fetches while `act` runs. Both are compressed here, whatever their server does. */
async function fetchedDuring(page: Page, act: (page: Page) => Promise<unknown>): Promise<Script[]> {
  const bodies = new Map<string, Promise<Buffer>>();
  const store = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (/^\/_next\/static\/.+\.js$/.test(pathname)) bodies.set(pathname, response.body());
  };
  page.on('response', store);
  await act(page);
  await page.waitForLoadState('networkidle');
  page.off('response', store);
  return Promise.all([...bodies].map(async ([path, body]) => ({ path, bytes: brotliCompressSync(await body).length })));
}

async function opened(page: Page, { host }: Site, path: string): Promise<void> {
  await page.goto(`http://${host}${path}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** What a page fetches for its form: beyond the scripts that it names itself, and what the home page, which has none, fetches as well. */
export async function formScripts(page: Page, site: Site, path = '/book-test-drive'): Promise<Script[]> {
  const named = await scriptsOf(site, path);
  const home = await fetchedDuring(page, () => opened(page, site, '/'));
  const names = new Set([...named, ...home].map((script) => script.path));
  const fetched = await fetchedDuring(await page.context().newPage(), (other) => opened(other, site, path));
  return fetched.filter((script) => !names.has(script.path));
}

/**
 * What the dialog of the holiday hours fetches, the first on its page: of a site that shows such
 * hours there.
 */
export async function dialogScripts(page: Page, site: Site, path = '/contact-us'): Promise<Script[]> {
  await opened(page, site, path);
  // The scripts that every page brings when it is idle, on a busy machine after the network was.
  await page.waitForFunction(() => 'asc_datalayer' in window);
  await page.waitForLoadState('networkidle');
  return fetchedDuring(page, async () => {
    await page.getByRole('button', { name: 'View Holiday Hours' }).first().click();
    await page.getByRole('dialog', { name: 'Holiday hours' }).waitFor();
  });
}
