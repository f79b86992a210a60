import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { content, publish, until } from './shop.ts';
import { publishForm, type SharedStudio, sharedStudio } from './staff-session.ts';
import { documentPath, fill, openGroup } from './studio.ts';

const site = { _type: 'reference', _ref: 'site-southbank-ford' };
const tile = 'tile-southbank-ford-slips';
const menu = 'menu-southbank-ford-slips';
const override = 'override-southbank-ford';
const titleOf = async (id: string) => (await content().getDocument<{ title?: string }>(id))?.title;
const noPictures = [
  {
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('....ftypheic'),
    problem: /as iPhones keep it/,
  },
  {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    problem: /can hold programs/,
  },
  {
    name: 'prices.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
    problem: /not a picture that the site can show/,
  },
  {
    name: 'words.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('hello'),
    problem: /not a picture that can be read/,
  },
];

describe('slips of a tired hand', { timeout: 400_000 }, () => {
  let studio: SharedStudio;
  let settings: { _id: string; _type: string } | undefined;
  beforeAll(async () => {
    studio = await sharedStudio('southbank-ford');
    settings = await content().getDocument(override);
  });
  const written = [tile, menu, `drafts.${tile}`, `drafts.${menu}`, `drafts.${override}`];
  const forget = () => content().delete({ query: '*[_id in $written]', params: { written } });
  beforeEach(async () => {
    studio.complaints();
    await forget();
    if (settings) await content().createOrReplace(settings);
    await content().createOrReplace({ _id: tile, _type: 'promoTile', title: 'Slips', text: 'while', site });
  });
  afterAll(async () => {
    await studio.leave();
    await forget();
    if (settings) await content().createOrReplace(settings);
  });

  it('[CMS-03] a date is read as Australians write it, and one that cannot be read is not published', async () => {
    const { page } = studio;
    await studio.go(documentPath('promoTile', tile));
    await openGroup(page, 'Dates', 'expiresAt');
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
    expect(await publishForm(page)).toBe(200);
    const moment = await page.evaluate(() => new Date(2036, 10, 28, 9, 30).toISOString());
    await until(
      'the end',
      async () => (await content().getDocument<{ expiresAt?: string }>(tile))?.expiresAt === moment,
    );
    expect(studio.complaints()).toEqual([]);
  });

  it('[CMS-03] a link to a misspelt make, model or place is not published', async () => {
    const item = (href: string, at: number) => ({ _key: `k${at}`, _type: 'menuItem', label: `Entry ${at}`, href });
    const hrefs = ['/search/frod', '/models/rangre', '/#no-such-place', '/search?make=Frod', '/finance'];
    const draft = { _id: `drafts.${menu}`, _type: 'menu', kind: 'header', name: 'Slips', site };
    await content().createOrReplace({ ...draft, items: hrefs.map(item) });
    const { page } = studio;
    await studio.go(documentPath('menu', menu));
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
  });

  it('[CMS-01] a revert of dealer settings lists what it changes, and takes back what is chosen alone', async () => {
    await publish(override, { 'settings.tagline': 'As it was first' });
    await publish(override, { 'settings.tagline': 'As it was second' });
    await publish(override, { 'settings.licence': 'LMCT 99999' });
    const { page } = studio;
    await studio.go(documentPath('dealerOverride', override));
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
  });

  it('[PLUS-02] a reset that would leave the header without a phone requires a confirmation', async () => {
    await publish(override, { 'settings.phones.main': '03 5550 4321' });
    const { page } = studio;
    await studio.go('/structure/overrides');
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
  });

  it('[CMS-03] a picture of 37 MB, or what is no picture, is refused before a byte of it is sent, wherever it is dropped or chosen, and what was written stays', async () => {
    const { page } = studio;
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/images') && sent.push(request.url()));
    await studio.go(documentPath('promoTile', tile));
    await fill(page, 'title', 'Slips and falls');
    const input = page.locator('input[type=file]').first();
    const untilShown = (text: RegExp) => page.getByText(text).first().waitFor({ timeout: 20_000 });
    // From the disk: a browser gets a buffer byte by byte.
    const huge = join(await mkdtemp(join(tmpdir(), 'slips-')), 'huge.jpg');
    await writeFile(huge, Buffer.alloc(37 * 1024 * 1024, 0xff));
    await input.setInputFiles(huge);
    await untilShown(/"huge.jpg" has 37 MB.*up to 25 MB/);
    await rm(dirname(huge), { recursive: true });
    await page.getByTestId('field-title').evaluate((field) => {
      const file = new File([new Uint8Array(37 * 1024 * 1024)], 'falls.jpg', { type: 'image/jpeg' });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
    await untilShown(/"falls.jpg" has 37 MB/);
    for (const { problem, ...file } of noPictures) {
      await input.setInputFiles(file);
      await untilShown(problem);
    }
    expect(sent).toEqual([]);
    await until('the title in the draft', async () => (await titleOf(`drafts.${tile}`)) === 'Slips and falls');
    expect((await content().getDocument(`drafts.${tile}`))?.image?.asset).toBeUndefined();
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${tile}` });
  });
});
