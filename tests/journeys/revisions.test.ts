import { join } from 'node:path';
import type { SanityDocument } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content, publish, shop, until } from './shop.ts';
import { publishForm, type SharedStudio, sharedStudio } from './staff-session.ts';
import { documentPath, fill } from './studio.ts';

const tile = 'tile-southbank-ford-stocktake';
const picture = join(import.meta.dirname, '../../demo/media/pictures/models/ute-blue.webp');

describe('what staff can take back', () => {
  let studio: SharedStudio;
  let original: SanityDocument | undefined;
  beforeAll(async () => {
    studio = await sharedStudio('southbank-ford');
    original = await content().getDocument(tile);
  });
  // Other journeys measure the pictures of the page on which the tile is.
  afterAll(async () => {
    await studio.leave();
    if (original) await content().createOrReplace(original);
  });

  it('[CMS-01] an older revision is restored from the history', async () => {
    const [first, second] = ['First words', 'Second words'].map((copy) => `${copy} ${Date.now().toString(36)}`);
    await publish(tile, { text: first });
    await publish(tile, { text: second });
    const { page } = studio;
    await studio.go(documentPath('promoTile', tile));
    const text = page.getByTestId('field-text').locator('textarea').first();
    await expect.poll(() => text.inputValue()).toBe(second);
    await page.getByTestId('pane-context-menu-button').last().click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const published = page.getByTestId('timeline-item-button').filter({ hasText: /Published/ });
    await published.nth(1).click();
    await expect.poll(() => text.inputValue()).toBe(first);
    await page
      .getByRole('button', { name: /Revert to revision|Restore/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Take back \d+ values?$/ }).click();
    await until('the first words back in the draft', async () => {
      const draft = await content().getDocument<{ text?: string }>(`drafts.${tile}`);
      return draft?.text === first;
    });
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${tile}` });
    expect(studio.complaints()).toEqual([]);
  });

  it('[CMS-01] [CMS-03] a picture is uploaded, requires alternative text, and then is on the page', async () => {
    const before = (await content().getDocument<{ image?: { asset?: { _ref?: string } } }>(tile))?.image?.asset?._ref;
    const alt = `A blue ute ${Date.now().toString(36)}`;
    const { page } = studio;
    await studio.go(documentPath('promoTile', tile));
    await expect
      .poll(() => page.getByTestId('field-title').getByRole('textbox').isEditable(), { timeout: 20_000 })
      .toBe(true);
    await page.waitForTimeout(1_500);
    await page.getByTestId('options-menu-button').first().click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Upload' }).click();
    await (await chooser).setFiles(picture);
    await until('the picture in the draft', async () => {
      const draft = await content().getDocument<{ image?: { asset?: { _ref?: string } } }>(`drafts.${tile}`);
      return (draft?.image?.asset?._ref ?? before) !== before;
    });
    await fill(page, 'image.alt', '');
    await expect.poll(() => page.getByTestId('action-publish').isEnabled()).toBe(false);
    const hint = page.getByText('Say in a few words what the picture shows.').first();
    await hint.waitFor({ state: 'attached', timeout: 20_000 });
    await fill(page, 'image.alt', alt);
    expect(await publishForm(page)).toBe(200);
    await until('the picture on the page', async () => (await shop('southbank-ford', '/')).body.includes(alt));
  });

  it('[CMS-01] unpublishing takes a tile off the page, and a discarded draft leaves what shoppers see', async () => {
    const title = String((await content().getDocument<{ title?: string }>(tile))?.title);
    const { page } = studio;
    await studio.go(documentPath('promoTile', tile));
    await fill(page, 'title', 'Nobody shall see this');
    await until('the draft', async () => (await content().getDocument(`drafts.${tile}`)) !== undefined);
    const actions = page.getByTestId('action-menu-button').first();
    await actions.click();
    await page.getByRole('menuitem', { name: /Discard/ }).click();
    await page
      .getByTestId('confirm-button')
      .or(page.getByRole('button', { name: /^Discard/ }))
      .last()
      .click();
    await until('no draft', async () => (await content().getDocument(`drafts.${tile}`)) === undefined);
    expect((await shop('southbank-ford', '/')).body).toContain(title);

    await page.getByTestId('document-header-Published-chip').click();
    await page
      .getByTestId('action-unpublish')
      .or(page.getByRole('button', { name: 'Unpublish' }))
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Unpublish/ })
      .click();
    await until('the tile gone', async () => !(await shop('southbank-ford', '/')).body.includes(title));
    await content().action({
      actionType: 'sanity.action.document.publish',
      publishedId: tile,
      draftId: `drafts.${tile}`,
    });
    await until('the tile back', async () => (await shop('southbank-ford', '/')).body.includes(title));
  });
});
