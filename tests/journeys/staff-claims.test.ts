import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visitor } from './browser.ts';
import { content, shop, until } from './shop.ts';
import { createIn, fill, openStudio, pressPublish } from './studio.ts';

const wide = { viewport: { width: 1440, height: 1000 } };
const split = { heading: 'Ranger from', price: '$99', priceNote: 'per week' };

describe('price claims that are split over fields', { timeout: 300_000 }, () => {
  let browser: Browser;
  const made = `Ranger from ${Date.now().toString(36)}`;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await content().delete({ query: '*[_type == "banner" && heading match $made]', params: { made: `${made}*` } });
  });

  it('[PLUS-08] a banner cannot be published with one, says where it stands, and can once its words are whole', async () => {
    const { context, page, errors } = await visitor(browser, wide);
    await openStudio(page, 'southbank-ford', '/structure');
    await createIn(page, 'promotions;banner');
    await fill(page, 'heading', made);
    await fill(page, 'price', split.price);
    await fill(page, 'priceNote', split.priceNote);
    const publish = page.getByTestId('action-publish');
    await expect.poll(() => publish.isEnabled(), { timeout: 20_000 }).toBe(false);
    await page.getByRole('button', { name: 'Validation' }).first().click();
    await page
      .getByText(/These words state a repayment/)
      .filter({ visible: true })
      .last()
      .waitFor();
    const id = await content().fetch<string>('*[_type == "banner" && heading == $made][0]._id', { made });
    await fill(page, 'priceNote', 'off the roof racks');
    expect(await pressPublish(page)).toBe(200);
    await until('the banner', async () => Boolean(await content().getDocument(id.replace('drafts.', ''))));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[PLUS-08] a write past the studio is refused by the content service, with the reason', async () => {
    const { context, page } = await visitor(browser, wide);
    await openStudio(page, 'southbank-ford', '/structure');
    const result = await page.evaluate(
      async (banner) => {
        const response = await fetch('/lake/v2025-03-04/data/mutate/production', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ mutations: [{ create: banner }] }),
        });
        return { status: response.status, words: await response.text() };
      },
      { _type: 'banner', placement: 'home-hero', site: { _type: 'reference', _ref: 'site-southbank-ford' }, ...split },
    );
    expect(result).toEqual({
      status: 400,
      words: expect.stringMatching(/cannot be published.*price: These words state a repayment/s),
    });
    expect((await shop('southbank-ford', '/')).body).not.toContain('per week</span>');
    await context.close();
  });
});
