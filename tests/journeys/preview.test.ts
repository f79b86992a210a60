import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { content, control, shop, until } from './shop.ts';
import { complaintsBesidePreview, openStudio } from './studio.ts';

const tile = 'tile-southbank-ford-stocktake';

const edit = (title: string) =>
  content().action({
    actionType: 'sanity.action.document.edit',
    publishedId: tile,
    draftId: `drafts.${tile}`,
    patch: { set: { title } },
  });

/** The frame of the preview, once its stream is open: it renders anew then, by a fragment that has arrived as a whole. */
async function listeningPreview(page: Page): Promise<Frame> {
  await openStudio(page, 'southbank-ford', '/presentation?preview=/');
  await page.frameLocator('iframe').getByRole('button', { name: 'Another date' }).waitFor({ timeout: 90_000 });
  const frame = page.frames().find((one) => one !== page.mainFrame() && one.url().includes('.localhost'));
  if (!frame) throw new Error('There is no frame with a preview.');
  const hasFragment = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('_rsc='));
  await frame.waitForFunction(hasFragment, undefined, { timeout: 120_000, polling: 100 });
  return frame;
}

describe('draft preview', { timeout: 400_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[CMS-02] the preview shows a draft that shoppers do not see, and a click on the page opens what was clicked', async () => {
    const title = `Only a draft ${Date.now().toString(36)}`;
    await edit(title);
    const { context, page, errors, outside } = await visitor(browser, { viewport: { width: 1600, height: 1000 } });
    await openStudio(page, 'southbank-ford', '/presentation?preview=/');
    const frame = page.frameLocator('iframe');
    await frame.getByText(title).first().waitFor({ timeout: 90_000 });
    expect((await shop('southbank-ford', '/')).body).not.toContain(title);

    // The frame and the studio have found each other when the page's own document is open beside it; before, a click follows the link.
    await until('the page beside its preview', async () => page.url().includes('page-template-ford-home'), 90_000);
    await frame.getByText(title).first().hover();
    await frame.locator('[data-sanity-overlay-element], sanity-visual-editing').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000);
    await frame.getByText(title).first().click();
    await until('the tile beside the page', async () => page.url().includes(tile), 90_000);
    await context.close();
    expect(complaintsBesidePreview(errors)).toEqual([]);
    expect(outside).toEqual([]);
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${tile}` });
  });

  it('[CMS-02] an edit appears in the preview at once, without loading the page again', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1600, height: 1000 } });
    const frame = await listeningPreview(page);
    await frame.evaluate(() => Object.assign(window, { sameDocument: true }));
    const title = `As it is typed ${Date.now().toString(36)}`;
    await edit(title);
    await until('the words in the frame', async () => (await frame.getByText(title).count()) !== 0, 90_000);
    expect(await frame.evaluate(() => 'sameDocument' in window)).toBe(true);
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${tile}` });
    await context.close();
  });

  it('[CMS-02] a preview whose stream was cut and refused receives edits again once the service is back', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1600, height: 1000 } });
    const frame = await listeningPreview(page);
    await frame.evaluate(() => Object.assign(window, { sameDocument: true }));
    const refused = page.waitForResponse(
      (it) => it.frame() === frame && it.url().includes('/data/live/events/') && it.status() >= 502,
      {
        timeout: 120_000,
      },
    );
    await control('stop', 'content');
    try {
      await refused;
    } finally {
      await control('start', 'content');
    }
    const title = `After the cut ${Date.now().toString(36)}`;
    await edit(title);
    await until('the words in the frame', async () => (await frame.getByText(title).count()) !== 0, 90_000);
    expect(await frame.evaluate(() => 'sameDocument' in window)).toBe(true);
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${tile}` });
    await context.close();
  });

  it('[CMS-02] [CFG-04] a preview is for the staff of its own site, in their own session, and leads out again', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1200, height: 900 } });
    const enabled = page.waitForResponse((it) => it.url().includes('/api/draft-mode/enable'), { timeout: 90_000 });
    await openStudio(page, 'southbank-ford', '/presentation?preview=/');
    const { pathname, search } = new URL((await enabled).url());
    const rival = await visitor(browser);
    await openStudio(rival.page, 'harbour-ford', '/structure');
    const session = (await rival.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await shop('southbank-ford', pathname + search, { headers: { cookie: session } })).status).toBe(403);
    expect((await shop('southbank-ford', pathname + search)).status).toBe(403);
    await rival.context.close();

    await page.goto(addressOf('southbank-ford', '/'));
    await page.getByText('Draft, as of now').waitFor();
    await page.getByRole('link', { name: 'Leave the preview' }).click();
    await page.getByText('Draft, as of now').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it('[CMS-02] a stranger cannot turn the preview on', async () => {
    const response = await shop(
      'southbank-ford',
      '/api/draft-mode/enable?sanity-preview-secret=guess&sanity-preview-pathname=/',
    );
    expect(response.status).toBe(401);
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});
