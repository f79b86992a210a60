import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { requestsOf, settled } from './open-requests.ts';
import { painted, phone, standing } from './phone.ts';

type Block = {
  name: string;
  slug: string;
  path: string;
  place(page: Page): Locator;
  /** Touches each control. */
  use(place: Locator): Promise<void>;
};

async function type(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.press('ControlOrMeta+A');
  await box.pressSequentially(text, { delay: 20 });
}

const blocks: Block[] = [
  {
    name: '[FIN-05] the finance calculator',
    slug: 'southbank-ford',
    path: '/finance',
    place: (page) => page.locator('#finance-calculator'),
    use: async (place) => {
      // First: figures that follow the fields move what is below them, also under a finger.
      await place.getByText('See every payment').tap();
      await place.getByRole('slider', { name: 'Vehicle price' }).press('PageUp');
      await type(place.getByRole('textbox', { name: 'Vehicle price' }), '62000');
      await place.getByText('Fortnightly').first().tap();
      await place.getByRole('slider', { name: 'Term' }).press('ArrowRight');
      await type(place.getByRole('textbox', { name: 'Deposit or trade-in' }), '8000');
      await type(place.getByRole('textbox', { name: 'Interest rate' }), '6.5');
      await place.getByRole('slider', { name: 'Interest rate' }).press('Home');
    },
  },
  {
    name: '[FIN-13] the budget search',
    slug: 'southbank-ford',
    path: '/',
    place: (page) => page.locator('#budget'),
    use: async (place) => {
      await place.getByText('Monthly', { exact: true }).tap();
      await type(place.getByRole('textbox', { name: 'Repayment' }), '450');
      // It keeps the focus: what is typed stays as it is, and counts.
      await type(place.getByRole('textbox', { name: 'Deposit or trade-in' }), '9500');
    },
  },
  {
    name: '[FIN-14] the price slider',
    slug: 'southbank-ford',
    path: '/special-offers',
    place: (page) => page.locator('div:has(> div > fieldset > input[type=range])').first(),
    use: async (place) => {
      await place.getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
      await place.getByRole('slider', { name: 'Highest price' }).press('Home');
    },
  },
];

describe('a hand that is faster than the scripts', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[PLUS-23] that scrolls down at once keeps what it has come to in sight: no section above changes its height later', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(addressOf('southbank-ford', '/'), { waitUntil: 'domcontentloaded' });
    const heights = () =>
      page
        .locator('main > section')
        .evaluateAll((all) => all.map((section) => Math.round(section.getBoundingClientRect().height)));
    const before = await heights();
    await page.waitForTimeout(1_500);
    const moved = (await heights()).filter((height, at) => Math.abs(height - (before[at] ?? 0)) > 40);
    expect(before.length).toBeGreaterThan(6);
    expect(moved).toEqual([]);
    await context.close();
  });

  /** The state of the block when it is used on a page that is hydrated already. */
  async function used({ slug, path, place, use }: Block): Promise<string> {
    const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(addressOf(slug, path));
    await hydrated(page);
    const open = requestsOf(page);
    await use(place(page));
    const stands = await settled(page, open, () => standing(place(page)));
    await context.close();
    return stands;
  }

  describe.each(blocks)('$name', (block) => {
    let wanted = '';
    beforeAll(async () => {
      wanted = await used(block);
    });

    // Free scripts of a slow phone run while the hand is at it.
    it.each(['free', 'held'] as const)('loses nothing, and its figures agree with it: scripts %s', async (scripts) => {
      const { context, page, errors, release } = await phone(browser, { scripts });
      await page.goto(addressOf(block.slug, block.path), { waitUntil: 'commit' });
      await painted(page);
      await block.use(block.place(page));
      release();
      await hydrated(page);
      await expect.poll(() => standing(block.place(page))).toBe(wanted);
      expect(errors).toEqual([]);
      await context.close();
    });
  });

  it('[FORM-11] [LOC-07] what is typed into a form stays, and saved details fill what is empty; taps on the map\'s "Zoom in" count, each once', async () => {
    const { context, page, release, errors } = await phone(browser, { scripts: 'held' });
    await context.addInitScript(() =>
      localStorage.setItem('forecourt:details', JSON.stringify({ name: 'Saved', last_name: 'Earlier' })),
    );
    await page.goto(addressOf('southbank-ford', '/contact-us'), { waitUntil: 'commit' });
    await painted(page);
    const scale = page.locator('[data-scale]').filter({ visible: true }).first();
    const before = await scale.innerText();
    const closer = page.getByRole('button', { name: 'Zoom in' }).filter({ visible: true }).first();
    const farther = page.getByRole('button', { name: 'Zoom out' }).filter({ visible: true }).first();
    await closer.tap();
    await closer.tap();
    await type(page.getByLabel('First name'), 'Alex');
    const message = page.getByRole('textbox', { name: 'Message' });
    await type(message, 'Is it still for sale?');
    await message.press('Home');
    release();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Earlier');
    expect(await page.getByLabel('First name').inputValue()).toBe('Alex');
    // Focus and caret are where they were.
    await page.keyboard.type('Hello. ');
    expect(await message.inputValue()).toBe('Hello. Is it still for sale?');
    await expect.poll(() => scale.innerText()).not.toBe(before);
    await farther.tap();
    await expect.poll(() => scale.innerText()).not.toBe(before);
    await farther.tap();
    await expect.poll(() => scale.innerText()).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[LOC-07] of two taps on the map\'s "Zoom in" the one before and the one while the scripts come count, each once', async () => {
    const { context, page, errors, release } = await phone(browser, { scripts: 'held' });
    await page.goto(addressOf('southbank-ford', '/contact-us'), { waitUntil: 'commit' });
    await painted(page);
    const scale = page.locator('[data-scale]').filter({ visible: true }).first();
    const before = await scale.innerText();
    const closer = page.getByRole('button', { name: 'Zoom in' }).filter({ visible: true }).first();
    const farther = page.getByRole('button', { name: 'Zoom out' }).filter({ visible: true }).first();
    await closer.tap();
    release();
    await closer.tap();
    await hydrated(page);
    for (const _tap of [1, 2]) {
      await expect.poll(() => scale.innerText()).not.toBe(before);
      await farther.tap();
    }
    await expect.poll(() => scale.innerText()).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SAVE-03] [SAVE-04] a second tap on a heart or on Compare, which show nothing yet, undoes nothing', async () => {
    const { context, page, errors, release } = await phone(browser, { scripts: 'held' });
    await page.goto(addressOf('southbank-ford', '/search/used-cars'), { waitUntil: 'commit' });
    await painted(page);
    const controls = ['[data-favourite]', '[data-compare]'].map((one) => page.locator(`#results ${one}`).first());
    for (const control of controls) for (const _tap of [1, 2]) await control.tap();
    release();
    await hydrated(page);
    for (const control of controls) await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SAVE-03] [SAVE-04] a heart and Compare count even if the shopper leaves before the scripts run', async () => {
    const { context, page, errors, release } = await phone(browser, { scripts: 'held' });
    await page.goto(addressOf('southbank-ford', '/search/used-cars'), { waitUntil: 'commit' });
    await painted(page);
    for (const control of ['[data-favourite]', '[data-compare]'])
      await page.locator(`#results ${control}`).nth(1).tap();
    await page.locator('#results article h3 a').first().tap();
    await page.waitForURL('**/cars/*', { waitUntil: 'commit' });
    release();
    await hydrated(page);
    await expect.poll(() => page.locator('[data-saved-count]').innerText()).toBe('1');
    await page.goBack();
    await hydrated(page);
    for (const control of ['[data-favourite]', '[data-compare]'])
      await expect.poll(() => page.locator(`#results ${control}`).nth(1).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('[data-compare-count]').innerText()).toBe('1');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[BLK-08] a tab that is tapped before is chosen when the scripts run, and all panels stayed where they were', async () => {
    const { context, page, release, errors } = await phone(browser, { scripts: 'held' });
    await page.goto(addressOf('coastline-mazda', '/service'), { waitUntil: 'commit' });
    await painted(page);
    const tab = page.getByRole('tab', { name: 'Salt and sand' });
    const first = page.getByRole('tabpanel', { includeHidden: true }).first();
    await first.evaluate((panel) => Object.assign(panel, { asItCame: true }));
    await tab.tap();
    release();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel', { name: 'Salt and sand' }).isVisible()).toBe(true);
    expect(await first.isVisible()).toBe(false);
    expect(await first.evaluate((panel) => 'asItCame' in panel)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[BLK-08] [FORM-06] a button that needs a script and is pressed before acts once, when it can; the visit counts even if the shopper leaves before the scripts run', async () => {
    const { context, page, release, errors } = await phone(browser, { scripts: 'held' });
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
    await page.goto(addressOf('cartown', '/?utm_campaign=spring'), { waitUntil: 'commit' });
    await painted(page);
    await page.goto(addressOf('cartown', '/about-us'), { waitUntil: 'commit' });
    await painted(page);
    const visit = await page.evaluate(() => JSON.parse(sessionStorage.getItem('forecourt:visit') ?? '{}'));
    expect(visit).toEqual({ pages: ['/', '/about-us'], parameters: { utm_campaign: 'spring' } });
    await page.getByRole('button', { name: 'Play: Big Buck Bunny, a short film' }).tap();
    release();
    await page.frameLocator('iframe').getByText('Elsewhere').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
