import type { SanityDocument } from '@sanity/client';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visitor } from './browser.ts';
import { content, until } from './shop.ts';
import { documentPath, fill, openStudio, pressPublish } from './studio.ts';

const tile = 'tile-southbank-ford-winter';
const bad = [
  { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(30 * 1024 * 1024, 7), told: /30 MB.*up to 25 MB/ },
  {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    told: /can hold programs/,
  },
  {
    name: 'prices.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
    told: /not a picture that the site can show/,
  },
  { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello'), told: /not a picture that can be read/ },
];

describe('pictures in the studio', () => {
  let browser: Browser;
  let before: SanityDocument | undefined;
  beforeAll(async () => {
    browser = await launch();
    before = await content().getDocument(tile);
  });
  // Other journeys measure the pictures of the page on which the tile stands.
  afterAll(async () => {
    await browser.close();
    if (before) await content().createOrReplace(before);
  });

  it('[CMS-03] a file that cannot be a picture is refused in plain words, and nothing that was written is lost', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 1000 } });
    await openStudio(page, 'southbank-ford', documentPath('promoTile', tile));
    await fill(page, 'text', 'Words that must not be lost.');
    const input = page.locator('input[type=file]').first();
    await input.waitFor({ state: 'attached' });
    for (const { told, ...file } of bad) {
      await input.setInputFiles(file);
      await page.getByText(told).first().waitFor({ timeout: 20_000 });
    }
    await until(
      'the words in the draft',
      async () => (await content().getDocument(`drafts.${tile}`))?.text === 'Words that must not be lost.',
    );
    expect((await content().getDocument(`drafts.${tile}`))?.image?.asset).toBeUndefined();
    await context.close();
  });

  it('[CMS-01] [CMS-03] a picture is uploaded, wants its words, and is published with them', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 1000 } });
    await openStudio(page, 'southbank-ford', documentPath('promoTile', tile));
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123f86' } })
      .png()
      .toBuffer();
    const input = page.locator('input[type=file]').first();
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles({ name: 'snow.png', mimeType: 'image/png', buffer });
    await until('the picture in the draft', async () =>
      Boolean((await content().getDocument(`drafts.${tile}`))?.image?.asset?._ref),
    );
    await page
      .getByText('Say in a few words what the picture shows.')
      .first()
      .waitFor({ state: 'attached', timeout: 20_000 });
    await fill(page, 'image.alt', 'A snowy road');
    expect(await pressPublish(page)).toBe(200);
    expect((await content().getDocument(tile))?.image).toMatchObject({ alt: 'A snowy road' });
    await context.close();
  });
});
