import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { cached, content, control, instance, publish, shop, until } from './shop.ts';
import { publishForm, studioOf } from './staff-session.ts';
import { documentPath } from './studio.ts';

const tile = 'tile-southbank-ford-stocktake';
const draftText = () => content().fetch<string | null>('*[_id == $id][0].text', { id: `drafts.${tile}` });
const textAbout = (about: string) => `${about} ${Date.now().toString(36)}`;

/** Types as a person does, letter by letter, behind what is there. */
async function type(page: Page, text: string): Promise<void> {
  const field = page.getByTestId('field-text').locator('textarea').first();
  await field.fill('');
  await field.pressSequentially(text);
}

describe('dealer staff while the content service is away', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[CMS-01] see a notice, lose nothing that they type, and publish it once it is back; one that is silent holds up no request for long', async () => {
    const before = await content().getDocument<{ text?: string }>(tile);
    onTestFinished(() => publish(tile, { text: before?.text }));
    const studio = await studioOf(browser, 'southbank-ford');
    const { page } = studio;
    await studio.go(documentPath('promoTile', tile));
    const notice = page.getByTestId('service-notice');
    const field = page.getByTestId('field-text').locator('textarea').first();
    await field.waitFor({ timeout: 60_000 });

    const query = `/lake/v2025-03-04/data/query/production?query=${encodeURIComponent('*[0]')}`;
    const statuses = () =>
      Promise.all(
        ['/', '/never-asked-for-before', query].map(async (path) => (await shop('southbank-ford', path)).status),
      );
    await cached('southbank-ford');
    const silent = textAbout('Typed while it was silent');
    const { pid } = JSON.parse(await readFile(join(instance().dataDir, 'pids', 'content.json'), 'utf8'));
    const stranger = await visitor(browser);
    process.kill(pid, 'SIGSTOP');
    try {
      const begun = performance.now();
      const responses = statuses().then((all) => ({ all, ms: performance.now() - begun }));
      const opened = stranger.page.goto(addressOf('southbank-ford', '/studio'), { timeout: 30_000 });
      await type(page, silent);
      await notice.getByText('What you write is kept').waitFor({ timeout: 30_000 });
      expect([(await opened)?.status(), await stranger.page.locator('h1').innerText()]).toEqual([
        504,
        'This page cannot be loaded right now',
      ]);
      const { all, ms } = await responses;
      expect(all, 'a cached page, a new one, and a query').toEqual([200, 503, 504]);
      expect(ms).toBeLessThan(30_000);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await until('what was typed while it was silent', async () => (await draftText()) === silent);
    await expect.poll(() => notice.isVisible()).toBe(false);
    expect(await field.inputValue()).toBe(silent);
    await stranger.page.getByLabel('Email').waitFor({ timeout: 30_000 });
    await until('the service to be heard again', async () => String(await statuses()) === '200,404,401');

    const gone = textAbout('Typed while it was gone');
    await control('stop', 'content');
    try {
      await type(page, gone);
      await notice.getByText('What you write is kept').waitFor({ timeout: 30_000 });
      await page.waitForTimeout(2_000);
      expect(await field.inputValue()).toBe(gone);
    } finally {
      await control('start', 'content');
    }
    await until('what was typed while it was gone', async () => (await draftText()) === gone);
    expect(await field.inputValue()).toBe(gone);
    expect(await publishForm(page)).toBe(200);
    await until('it on the page', async () => (await shop('southbank-ford', '/')).body.includes(gone));
    await stranger.context.close();
    await studio.context.close();
  }, 180_000);
});
