import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, visitor } from './browser.ts';
import { content, publish, until } from './shop.ts';
import { documentPath, fill, openStudio, pressPublish } from './studio.ts';

const wide = { viewport: { width: 1440, height: 1000 } };
const site = { _type: 'reference', _ref: 'site-southbank-ford' };
const tile = 'tile-southbank-ford-slips';
const menu = 'menu-southbank-ford-slips';
const override = 'override-southbank-ford';
const textOf = async (id: string) => (await content().getDocument<{ text?: string }>(id))?.text;

describe('slips of a tired hand', { timeout: 400_000 }, () => {
  let browser: Browser;
  let settings: { _id: string; _type: string } | undefined;
  beforeAll(async () => {
    browser = await launch();
    settings = await content().getDocument(override);
  });
  const written = [tile, menu, `drafts.${tile}`, `drafts.${menu}`, `drafts.${override}`];
  const forget = () => content().delete({ query: '*[_id in $written]', params: { written } });
  beforeEach(async () => {
    await forget();
    if (settings) await content().createOrReplace(settings);
    await content().createOrReplace({ _id: tile, _type: 'promoTile', title: 'Slips', text: 'while', site });
  });
  afterAll(async () => {
    await browser.close();
    await forget();
    if (settings) await content().createOrReplace(settings);
  });

  it('[issue 31 D] [CMS-03] a date is read as Australians write it, and one that cannot be read is not published', async () => {
    const { context, page, errors } = await visitor(browser, wide);
    await openStudio(page, 'southbank-ford', documentPath('promoTile', tile));
    await page.getByRole('tab', { name: 'Dates' }).click();
    const field = page.getByTestId('field-expiresAt').getByRole('textbox').first();
    await field.click();
    await page.keyboard.type('31/11/2026 09:00');
    await expect.poll(() => page.getByTestId('action-publish').isEnabled(), { timeout: 20_000 }).toBe(false);
    expect(await field.inputValue()).toBe('31/11/2026 09:00');
    await field.fill('');
    await page.keyboard.type('28/11/2036 9.30 am');
    await page.keyboard.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('28/11/2036 09:30');
    await page.getByText(/Friday,? 28 November 2036/).waitFor();
    expect(await pressPublish(page)).toBe(200);
    const moment = await page.evaluate(() => new Date(2036, 10, 28, 9, 30).toISOString());
    await until(
      'the end',
      async () => (await content().getDocument<{ expiresAt?: string }>(tile))?.expiresAt === moment,
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[issue 31 D] [CMS-03] a link to a misspelt make, model or place is not published', async () => {
    const item = (href: string, at: number) => ({ _key: `k${at}`, _type: 'menuItem', label: `Entry ${at}`, href });
    const hrefs = ['/search/frod', '/models/rangre', '/#no-such-place', '/search?make=Frod', '/finance'];
    const draft = { _id: `drafts.${menu}`, _type: 'menu', kind: 'header', name: 'Slips', site };
    await content().createOrReplace({ ...draft, items: hrefs.map(item) });
    const { context, page } = await visitor(browser, wide);
    await openStudio(page, 'southbank-ford', documentPath('menu', menu));
    await page.getByRole('button', { name: 'Validation' }).first().click();
    for (const problem of [
      /There is no page at \/search\/frod yet/,
      /There is no page at \/models\/rangre yet/,
      /no place called "no-such-place"/,
      /No vehicle is of the make "Frod"/,
    ])
      await page.getByText(problem).filter({ visible: true }).last().waitFor({ timeout: 30_000 });
    expect(await page.getByTestId('action-publish').isEnabled()).toBe(false);
    await content().createOrReplace({ ...draft, items: ['/search/ford', '/models/ranger', '/finance'].map(item) });
    await expect.poll(() => page.getByTestId('action-publish').isEnabled(), { timeout: 30_000 }).toBe(true);
    await context.close();
  });

  it('[issue 31 D] letters that are typed while a colleague publishes stay', async () => {
    const { context, page } = await visitor(browser, wide);
    await openStudio(page, 'southbank-ford', documentPath('promoTile', tile));
    const text = page.getByTestId('field-text').locator('textarea').first();
    await expect.poll(() => text.inputValue()).toMatch(/^while/);
    for (let round = 0; round < 4; round += 1) {
      const before = `while ${round}`;
      const copy = `${before} more is typed by keys, letter by letter`;
      await text.fill(before);
      await until('the draft', async () => (await textOf(`drafts.${tile}`)) === before);
      await text.press('End');
      const publishing = content().action({
        actionType: 'sanity.action.document.publish',
        publishedId: tile,
        draftId: `drafts.${tile}`,
      });
      await page.keyboard.type(copy.slice(before.length), { delay: 35 });
      await publishing;
      await expect.poll(() => text.inputValue(), { timeout: 10_000 }).toBe(copy);
      await until('the words in the draft', async () => (await textOf(`drafts.${tile}`)) === copy);
    }
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${tile}` });
    await context.close();
  });

  it('[issue 31 D] [CMS-01] a revert of dealer settings lists what it changes, and takes back what is chosen alone', async () => {
    await publish(override, { 'settings.tagline': 'As it was first' });
    await publish(override, { 'settings.tagline': 'As it was second' });
    await publish(override, { 'settings.licence': 'LMCT 99999' });
    const { context, page } = await visitor(browser, wide);
    await openStudio(page, 'southbank-ford', documentPath('dealerOverride', override));
    await page.getByTestId('pane-context-menu-button').last().click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await page
      .getByTestId('timeline-item-button')
      .filter({ hasText: /Published/ })
      .nth(2)
      .click();
    await page
      .getByRole('button', { name: /Revert to revision/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Go back to this revision' });
    await dialog.getByText('LMCT 99999').waitFor();
    const back = dialog.getByRole('button', { name: /^Take back/ });
    expect(await back.isEnabled()).toBe(false);
    await dialog.getByText('Now: As it was second').click();
    await back.click();
    await until('the line back in the draft, and the licence as it is', async () => {
      type Settings = { settings?: { tagline?: string; licence?: string } };
      const draft = await content().getDocument<Settings>(`drafts.${override}`);
      return draft?.settings?.tagline === 'As it was first' && draft.settings.licence === 'LMCT 99999';
    });
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${override}` });
    await context.close();
  });

  it('[issue 31 D] [PLUS-02] a reset that would leave the header without a phone asks first', async () => {
    await publish(override, { 'settings.phones.main': '03 5550 4321' });
    const { context, page } = await visitor(browser, wide);
    await openStudio(page, 'southbank-ford', '/structure/overrides');
    const row = page.locator('[data-setting="phones.main"]');
    await row.getByRole('button', { name: /^Reset/ }).click();
    await row.getByText(/would show no phone/).waitFor();
    expect(await content().getDocument(`drafts.${override}`)).toBeUndefined();
    await row.getByRole('button', { name: 'Keep it' }).click();
    await row.getByRole('button', { name: /^Reset/ }).click();
    await row.getByRole('button', { name: 'Reset anyway' }).click();
    await until('the reset', async () => {
      const draft = await content().getDocument<{ settings?: { phones?: { main?: string } } }>(`drafts.${override}`);
      return draft !== undefined && draft.settings?.phones?.main === undefined;
    });
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${override}` });
    await context.close();
  });

  it('[issue 31 D] [CMS-03] a picture of 37 MB is refused before a byte of it is sent, wherever it is dropped or chosen', async () => {
    const { context, page } = await visitor(browser, wide);
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/images') && sent.push(request.url()));
    await openStudio(page, 'southbank-ford', documentPath('promoTile', tile));
    await fill(page, 'title', 'Slips and falls');
    const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(37 * 1024 * 1024, 0xff) };
    await page.locator('input[type=file]').first().setInputFiles(huge);
    await page
      .getByText(/37 MB.*up to 25 MB/)
      .first()
      .waitFor({ timeout: 20_000 });
    await page
      .getByText(/37 MB.*up to 25 MB/)
      .first()
      .waitFor({ state: 'hidden', timeout: 30_000 });
    await page.getByTestId('field-title').evaluate((field) => {
      const file = new File([new Uint8Array(37 * 1024 * 1024)], 'falls.jpg', { type: 'image/jpeg' });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
    await page
      .getByText(/"falls.jpg" has 37 MB/)
      .first()
      .waitFor({ timeout: 20_000 });
    const iphone = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') };
    await page.locator('input[type=file]').first().setInputFiles(iphone);
    await page
      .getByText(/as iPhones keep it/)
      .first()
      .waitFor({ timeout: 20_000 });
    expect(sent).toEqual([]);
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${tile}` });
    await context.close();
  });
});
