import type { Frame, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addressOf } from './browser.ts';
import { content, control, publish, shop, until } from './shop.ts';
import { type SharedStudio, sessionOf, sharedStudio } from './staff-session.ts';
import { complaintsBesidePreview } from './studio.ts';

const tile = 'tile-southbank-ford-stocktake';

const edit = (set: Record<string, unknown>) =>
  content().action({
    actionType: 'sanity.action.document.edit',
    publishedId: tile,
    draftId: `drafts.${tile}`,
    patch: { set },
  });

/** The frame of the preview, once its stream is open: it renders anew then, by a fragment that has arrived as a whole. */
async function listeningFrame(page: Page): Promise<Frame> {
  await page.frameLocator('iframe').getByRole('button', { name: 'Another date' }).waitFor({ timeout: 90_000 });
  const frame = page.frames().find((one) => one !== page.mainFrame() && one.url().includes('.localhost'));
  if (!frame) throw new Error('There is no frame with a preview.');
  const hasFragment = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('_rsc='));
  await frame.waitForFunction(hasFragment, undefined, { timeout: 120_000, polling: 100 });
  return frame;
}

describe('draft preview', { timeout: 400_000 }, () => {
  let studio: SharedStudio;
  /** The address by which the studio turned the preview on. */
  let enabled: Promise<URL>;
  beforeAll(async () => {
    studio = await sharedStudio('southbank-ford', { width: 1600, height: 1000 });
    const response = studio.page.waitForResponse((it) => it.url().includes('/api/draft-mode/enable'), {
      timeout: 180_000,
    });
    enabled = response.then((it) => new URL(it.url()));
  });
  afterAll(() => studio.leave());
  afterEach(async () => {
    if (await content().getDocument(`drafts.${tile}`))
      await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${tile}` });
  });

  /** The preview of the home page, which stays open from test to test. */
  const open = async () => {
    if (!studio.page.url().includes('/studio/presentation')) await studio.go('/presentation?preview=/');
  };

  /** Edits the draft, and waits until the page in the frame shows it. */
  async function editIsSeen(frame: Frame, about: string): Promise<void> {
    const title = `${about} ${Date.now().toString(36)}`;
    await edit({ title });
    await until('the words in the frame', async () => (await frame.getByText(title).count()) !== 0, 90_000);
  }

  it('[CMS-02] the preview shows a draft that shoppers do not see, and an edit at once, without loading the page again; a click on the page opens what was clicked', async () => {
    const title = `Only a draft ${Date.now().toString(36)}`;
    await edit({ title });
    const { page, outside } = studio;
    await studio.go('/presentation?preview=/');
    const within = page.frameLocator('iframe');
    await within.getByText(title).first().waitFor({ timeout: 90_000 });
    expect((await shop('southbank-ford', '/')).body).not.toContain(title);
    const frame = await listeningFrame(page);
    await frame.evaluate(() => Object.assign(window, { sameDocument: true }));
    await editIsSeen(frame, 'As it is typed');
    expect(await frame.evaluate(() => 'sameDocument' in window)).toBe(true);

    // The frame and the studio have found each other when the page's own document is open beside it; before, a click follows the link.
    await until('the page beside its preview', async () => page.url().includes('page-template-ford-home'), 90_000);
    const shown = within.getByText(/As it is typed/).first();
    await shown.hover();
    await within.locator('[data-sanity-overlay-element], sanity-visual-editing').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000);
    await shown.click();
    await until('the tile beside the page', async () => page.url().includes(tile), 90_000);
    expect(complaintsBesidePreview(studio.complaints())).toEqual([]);
    expect(outside).toEqual([]);
  });

  it('[CMS-06] [PLUS-03] a sale tile with dates is seen in next week’s preview, not by shoppers today, and is then published', async () => {
    const title = `Long weekend ${Date.now().toString(36)}`;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const before = await content().getDocument<Record<string, string>>(tile);
    onTestFinished(() =>
      publish(tile, {
        title: before?.title,
        startsAt: before?.startsAt ?? inDays(-100),
        expiresAt: before?.expiresAt ?? inDays(300),
      }),
    );
    const { page } = studio;
    await open();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Another date' }).waitFor({ timeout: 90_000 });
    const old = frame.getByText(String(before?.title)).first();
    await old.waitFor({ timeout: 90_000 });
    await edit({ title, startsAt: inDays(3), expiresAt: inDays(20) });
    await old.waitFor({ state: 'detached', timeout: 90_000 });
    expect(await frame.getByText(title).count()).toBe(0);
    const field = frame.getByLabel('Date and time of the site');
    await until('the dates to choose from', async () => {
      if ((await field.count()) === 0) await frame.getByRole('button', { name: 'Another date' }).click();
      return (await field.count()) > 0;
    });
    await field.press('Escape');
    await until('the dates out of the way', async () => (await field.count()) === 0);
    const opener = frame.getByRole('button', { name: 'Another date' });
    expect(await opener.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true);
    await opener.press('Enter');
    await field.fill(inDays(7).slice(0, 16));
    await frame.getByRole('button', { name: 'Show the site then' }).click();
    await frame.getByText(title).first().waitFor({ timeout: 60_000 });
    await frame.getByRole('status').filter({ hasText: 'As of' }).waitFor();
    expect((await shop('southbank-ford', '/')).body).not.toContain(title);
    await frame.getByRole('button', { name: 'Back to now' }).click();
    await until('now again', async () => (await frame.getByText(title).count()) === 0);

    await publish(tile, { startsAt: inDays(-1) });
    await until('the sale on the page', async () => (await shop('southbank-ford', '/')).body.includes(title));
  });

  it('[CMS-02] a preview that loses the service while it shows an edit receives edits again once that is back, and so a second time', async () => {
    const { page } = studio;
    await open();
    const frame = await listeningFrame(page);
    const isRefusal = (it: Response) => it.frame() === frame && it.status() >= 502;
    for (const cut of ['first', 'second']) {
      await edit({ title: `Before the ${cut} cut` });
      const refused = page.waitForResponse(isRefusal, { timeout: 120_000 });
      await control('stop', 'content');
      try {
        await refused;
      } finally {
        await control('start', 'content');
      }
      await editIsSeen(frame, `After the ${cut} cut`);
    }
  });

  it('[CMS-02] [CFG-04] a preview is for the staff of its own site, in their own session, and leads out again', async () => {
    await open();
    const { pathname, search } = await enabled;
    const rival = { headers: { cookie: await sessionOf('harbour-ford') } };
    expect((await shop('southbank-ford', pathname + search, rival)).status).toBe(403);
    expect((await shop('southbank-ford', pathname + search)).status).toBe(403);

    const beside = await studio.context.newPage();
    await beside.goto(addressOf('southbank-ford', '/'));
    await beside.getByText('Draft, as of now').waitFor();
    await beside.getByRole('link', { name: 'Leave the preview' }).click();
    await beside.getByText('Draft, as of now').waitFor({ state: 'detached' });
    expect(new URL(beside.url()).pathname).toBe('/');
    await beside.close();
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
