import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '@/parts/rich-text/rich-text.fixture.ts';
import { content, shop, until } from './shop.ts';
import { publishForm, type SharedStudio, sharedStudio } from './staff-session.ts';
import { documentPath, fill } from './studio.ts';

const slug = 'southbank-ford';
/** A page of its own for each try. */
let id: string;
let from: string;
let to: string;

describe('a page that staff move', { timeout: 300_000 }, () => {
  let studio: SharedStudio;
  beforeAll(async () => {
    studio = await sharedStudio(slug);
  });
  afterAll(() => studio.leave());
  beforeEach(async () => {
    studio.complaints();
    const stamp = Date.now();
    [id, from, to] = [`page-moved-${stamp}`, `/moved-from-${stamp}`, `/moved-to-${stamp}`];
    const blocks = [{ _key: 'a', _type: 'richText', heading: 'Moved', body: textOf('A text.') }];
    const site = { _type: 'reference', _ref: `site-${slug}` };
    await content().create({ _id: id, _type: 'page', path: from, title: 'while', blocks, site });
  });
  afterEach(async () => {
    const query = '*[_id in $ids || (_type == "redirect" && from == $from)]';
    await content().delete({ query, params: { ids: [id, `drafts.${id}`], from } });
  });

  it('keeps letters that are typed while a colleague publishes', async () => {
    const { page } = studio;
    await studio.go(documentPath('page', id));
    const text = page.getByTestId('field-title').locator('input').first();
    await expect.poll(() => text.inputValue()).toBe('while');
    const draftOf = () => content().getDocument<{ title?: string }>(`drafts.${id}`);
    for (const round of [1, 2]) {
      const before = `while ${round}`;
      const after = `${before} more is typed by keys, letter by letter`;
      await text.fill(before);
      await until('the draft', async () => (await draftOf())?.title === before);
      await text.press('End');
      const publishing = content().action({
        actionType: 'sanity.action.document.publish',
        publishedId: id,
        draftId: `drafts.${id}`,
      });
      await page.keyboard.type(after.slice(before.length), { delay: 35 });
      await publishing;
      await expect.poll(() => text.inputValue(), { timeout: 10_000 }).toBe(after);
      await until('all letters in the draft', async () => (await draftOf())?.title === after);
    }
  });

  it('[CFG-05] leaves a redirect at its old address', async () => {
    const { page } = studio;
    await studio.go(documentPath('page', id));
    await expect.poll(() => page.getByTestId('field-path').locator('input').first().inputValue()).toBe(from);
    await fill(page, 'path', to);
    expect(await publishForm(page)).toBe(200);
    await page.getByText(`${from} now leads to ${to}`).waitFor();
    await until('the page at its new address', async () => (await shop(slug, to)).status === 200);
    await until('the redirect', async () => (await shop(slug, from)).headers.location === to);
    expect(studio.complaints()).toEqual([]);
  });
});
