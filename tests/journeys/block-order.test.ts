import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { content, shop, until } from './shop.ts';
import { type SharedStudio, type Studio, sharedStudio } from './staff-session.ts';
import { complaintsBesidePreview } from './studio.ts';

const _id = 'page-southbank-ford-dragging';
const keys = ['first', 'second', 'third', 'fourth'];
const ids = { query: '*[_id in $ids]', params: { ids: [_id, `drafts.${_id}`] } };

async function orderIn(id: string): Promise<string> {
  const document = await content().getDocument(id);
  return (document?.blocks ?? []).map(({ _key }: { _key: string }) => _key).join();
}

async function orderOn(frame: FrameLocator): Promise<string> {
  const shown = await frame.locator('main > section h2').allInnerTexts();
  return shown.map((heading) => /The (\w+) block/.exec(heading)?.[1]).join();
}

/** How long a busy machine may take; `benches/preview.ts` measures how fast the preview is. */
const timeout = 90_000;

/** Waits until the draft has the order, and the frame shows it. */
async function settled(frame: FrameLocator, order: string): Promise<void> {
  await until(`${order} in the draft`, async () => (await orderIn(`drafts.${_id}`)) === order, timeout);
  await until(`${order} in the frame`, async () => (await orderOn(frame)) === order, timeout);
}

/** The preview with the page beside it, when its blocks can be moved and are in their first order; it stays open from test to test. */
async function openPage({ page, go }: Studio): Promise<FrameLocator> {
  if (!page.url().includes(_id)) await go('/presentation?preview=/dragging');
  const frame = page.frameLocator('iframe');
  await frame.getByText('The fourth block').waitFor({ timeout });
  await until('the page beside its preview', async () => page.url().includes(_id), timeout);
  await frame.getByRole('button', { name: 'Move up' }).first().waitFor({ state: 'attached', timeout });
  await until('the first order in the frame', async () => (await orderOn(frame)) === keys.join(), timeout);
  return frame;
}

/** Points at a place until the preview's overlay reports what is there: only then can it be dragged. */
async function pointAt(page: Page, frame: FrameLocator, x: number, y: number): Promise<void> {
  const overlays = frame.locator('[data-sanity-overlay-element]');
  const point = async () => {
    await page.mouse.move(x - 10, y - 2);
    await page.mouse.move(x, y, { steps: 4 });
    return (await overlays.count()) > 0;
  };
  await until('the block under the mouse', point, timeout);
}

async function boxes(frame: FrameLocator, from: string, to: string) {
  const box = (name: string) => frame.locator('main > section', { hasText: `The ${name} block` }).boundingBox();
  const [start, end] = [await box(from), await box(to)];
  if (!start || !end) throw new Error('The blocks have no place in the frame.');
  return { start, end };
}

describe('the order of blocks in the preview', { timeout: 400_000 }, () => {
  let studio: SharedStudio;
  beforeAll(async () => {
    studio = await sharedStudio('southbank-ford', { width: 1600, height: 1000 });
  });
  afterAll(async () => {
    await studio.leave();
    await content().delete(ids);
  });
  beforeEach(async () => {
    const blocks = keys.map((key) => ({ _key: key, _type: 'richText', heading: `The ${key} block` }));
    const site = { _type: 'reference', _ref: 'site-southbank-ford' };
    const page = { _type: 'page', path: '/dragging', title: 'Dragging', site, blocks };
    // One transaction: the preview that is open goes from order to order.
    await content()
      .transaction()
      .createOrReplace({ _id, ...page })
      .delete(`drafts.${_id}`)
      .commit();
  });

  it('[CMS-02] a block dragged on the page takes its new place in the draft, the form and the preview, and can be put back', async () => {
    const { page } = studio;
    const frame = await openPage(studio);
    const { start, end } = await boxes(frame, 'first', 'third');
    const x = start.x + start.width / 2;
    await pointAt(page, frame, x, start.y + 8);
    await page.mouse.down();
    await page.mouse.move(x, end.y + end.height - 6, { steps: 30 });
    await page.waitForTimeout(300);
    await page.mouse.up();
    await settled(frame, 'second,third,first,fourth');
    expect(await orderIn(_id)).toBe(keys.join());
    const form = page.getByTestId('field-blocks');
    const formShows = (order: RegExp) => async () => order.test(await form.innerText());
    await until('the new order in the form', formShows(/second block.*third block.*first block/s), timeout);

    await frame.getByRole('button', { name: 'Undo' }).click();
    await settled(frame, keys.join());
    await until('the old order in the form', formShows(/first block.*second block.*third block/s), timeout);
    expect(complaintsBesidePreview(studio.complaints())).toEqual([]);
  });

  it('[CMS-02] a block is moved by its handle: dragged, by the arrow keys, and a change in the studio counts after it', async () => {
    const { page } = studio;
    const frame = await openPage(studio);
    const grips = frame.getByRole('button', { name: 'Drag to move' });
    // Where the handle is when it is grabbed: the studio may still make room beside the frame.
    const grabbed = async () => {
      const { start } = await boxes(frame, 'fourth', 'first');
      const grip = await grips.nth(3).boundingBox();
      if (!grip) return false;
      await page.mouse.move(start.x + 20, start.y + 20);
      await page.mouse.move(grip.x + 10, grip.y + 10);
      await page.mouse.down();
      if ((await frame.locator('[data-moving]').count()) > 0) return true;
      await page.mouse.up();
      return false;
    };
    await until('the handle in hand', grabbed, timeout);
    const { start, end } = await boxes(frame, 'fourth', 'first');
    await page.mouse.move(start.x + 10, end.y + 10, { steps: 20 });
    await page.waitForTimeout(200);
    await page.mouse.up();
    await settled(frame, 'fourth,first,second,third');
    await grips.nth(0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await settled(frame, 'first,second,fourth,third');

    const draft = await content().getDocument(`drafts.${_id}`);
    await content().patch(`drafts.${_id}`).set({ blocks: draft?.blocks.toReversed() }).commit();
    await settled(frame, 'third,fourth,second,first');
    expect(complaintsBesidePreview(studio.complaints())).toEqual([]);
  });

  it('[CMS-02] a finger drags a block by its handle', async () => {
    const { page } = studio;
    const finger = await studio.context.newCDPSession(page);
    await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    onTestFinished(async () => {
      await finger.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      await finger.detach();
    });
    const frame = await openPage(studio);
    const { end } = await boxes(frame, 'first', 'second');
    const grip = await frame.getByRole('button', { name: 'Drag to move' }).first().boundingBox();
    if (!grip) throw new Error('The block has no handle.');
    const [x, y, far] = [grip.x + 15, grip.y + 15, end.y + end.height - grip.y - 20];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= 20; step += 1)
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y: y + (far * step) / 20 }],
      });
    await page.waitForTimeout(200);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await settled(frame, 'second,first,third,fourth');
    const up = await frame.getByRole('button', { name: 'Move up' }).nth(2).boundingBox();
    if (!up) throw new Error('The third block has no button.');
    const touchPoints = [{ x: up.x + up.width / 2, y: up.y + up.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await settled(frame, 'second,third,first,fourth');
  });

  it('[CMS-02] a move that the content service does not take is taken back on the page, with a message', async () => {
    const { page } = studio;
    const frame = await openPage(studio);
    const refused = /\/data\/mutate\//;
    await page.route(refused, (route) => route.abort());
    onTestFinished(() => page.unroute(refused));
    await frame.getByRole('button', { name: 'Drag to move' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await until('the move on the page', async () => (await orderOn(frame)).startsWith('second'), timeout);
    await frame.getByText('The move could not be saved.').waitFor({ timeout });
    expect(await orderOn(frame)).toBe(keys.join());
  });

  it('[CMS-05] staff of a dealer cannot move the blocks of a page that all sites of a template share', async () => {
    const { page } = studio;
    await studio.go('/presentation?preview=/');
    const frame = page.frameLocator('iframe');
    await until('the page beside its preview', async () => page.url().includes('page-template-ford'), timeout);
    await frame.locator('main > [data-sanity-drag-disable]').first().waitFor({ timeout });
    expect(await frame.getByRole('button', { name: 'Move up' }).count()).toBe(0);
    expect(await frame.locator('main > [data-sanity]:not([data-sanity-drag-disable])').count()).toBe(0);
  });

  it('[CMS-02] shoppers are sent nothing of it', async () => {
    const { body } = await shop('southbank-ford', '/dragging');
    expect(body).not.toContain('data-sanity');
    const files = new Set(body.match(/\/_next\/static\/chunks\/[\w.-]+\.(?:js|css)/g));
    expect(files.size).toBeGreaterThan(5);
    for (const file of files)
      expect((await shop('southbank-ford', file)).body).not.toMatch(/sanity\/dragEnd|Another date/);
  });
});
