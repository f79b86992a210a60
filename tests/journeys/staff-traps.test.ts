import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { press } from './hand.ts';
import { content } from './shop.ts';
import { type SharedStudio, sharedStudio } from './staff-session.ts';
import { documentPath } from './studio.ts';

const size = { width: 1440, height: 900 };
const made = [
  'site-southbank-ford',
  'site-holder-of-a-journey',
  'site-sought-in-a-journey',
  'site-made-in-a-journey',
  'page-southbank-ford-traps',
  'menu-southbank-ford-traps',
  'tile-southbank-ford-traps',
];
const named = 'Made in a journey';
const southbank = { _type: 'reference', _ref: 'site-southbank-ford' };

/** Opens the list of what is wrong beside the form, wholly in sight, and waits until it shows the problem. */
async function listed(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Validation' }).first().click();
  const problem = page.getByText(text).filter({ visible: true }).last();
  await problem.waitFor();
  const box = await problem.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(size.width);
}

describe('traps for staff', { timeout: 400_000 }, () => {
  let staff: SharedStudio;
  let administrator: SharedStudio;
  beforeAll(async () => {
    staff = await sharedStudio('southbank-ford', size);
    administrator = await sharedStudio('southbank-ford', size, 'administrator');
  });
  // What the browser logs of a preview that is left does not belong to the next form.
  beforeEach(() => void [staff.complaints(), administrator.complaints()]);
  afterAll(async () => {
    await Promise.all([staff.leave(), administrator.leave()]);
    const ids = made.flatMap((id) => (id.startsWith('site-') ? [`drafts.${id}`] : [id, `drafts.${id}`]));
    const query = '*[_id in $ids || _type == "site" && name == $named]';
    await content().delete({ query, params: { ids, named } });
  });

  it('[NAV-01] [CMS-03] a host name of another site cannot be published, and the list of problems shows whose it is', async () => {
    const host = `www.harbour-${Date.now().toString(36)}.example`;
    const holder = { _id: 'drafts.site-holder-of-a-journey', _type: 'site', name: 'Holder', hosts: [host] };
    await content().createOrReplace(holder);
    const { page } = administrator;
    const form = '/structure/sites;site-southbank-ford;site-southbank-ford';
    await administrator.go(form);
    const hosts = page.getByTestId('field-hosts').locator('input').last();
    await hosts.fill(host);
    await hosts.press('Enter');
    await listed(page, /The site Holder already has this host name/);
    await expect.poll(() => page.getByTestId('action-publish').isEnabled()).toBe(false);
    expect(administrator.complaints()).toEqual([]);
  });

  it('[CFG-01] [CMS-01] a site in the making has its form at once, and so has a copy, which leads to nothing of its original', async () => {
    const { page } = administrator;
    await administrator.go('/structure');
    await content().delete({ query: '*[name == $named]', params: { named } });
    const draft = 'drafts.site-made-in-a-journey';
    await content().createOrReplace({ _id: draft, _type: 'site', name: named });
    await administrator.go('/structure/sites');
    // A site is made by New dealer alone, by whose id its staff have their rights.
    await page.getByText(named).first().waitFor();
    expect(await page.getByTestId('action-intent-button').count()).toBe(0);
    await press(page.getByText(named).first());
    await expect.poll(() => page.getByTestId('field-name').locator('input').inputValue()).toBe(named);
    await content()
      .patch(draft, { set: { slug: { _type: 'slug', current: 'other' } } })
      .commit();
    await listed(page, /The short name stays “made-in-a-journey”/);
    const { _id, ...original } = (await content().getDocument('site-harbour-ford')) ?? { _id: '', _type: 'site' };
    await content().create({ ...original, _id: 'drafts.site-copy-of-a-journey', name: named });
    await administrator.go('/structure/sites;site-copy-of-a-journey');
    await listed(page, /already has this number/);
    expect(await page.getByText('Dealer settings').count()).toBe(0);
    expect(administrator.complaints()).toEqual([]);
  });

  it('[CFG-01] [CMS-01] the studio’s search finds a site in the making, and opens its form', async () => {
    const [id, name] = ['site-sought-in-a-journey', `Sought${Date.now().toString(36)}`];
    await content().createOrReplace({ _id: `drafts.${id}`, _type: 'site', name });
    const { page } = administrator;
    await administrator.go('/structure');
    const searchField = page.getByPlaceholder('Search', { exact: true });
    const found = page.getByTestId('search-results').getByText(name).first();
    /** A studio that still loads closes its search again. */
    const search = async () => {
      if (!(await searchField.isVisible())) await page.getByTestId('studio-search').click();
      await searchField.fill(name, { timeout: 2_000 }).catch(() => undefined);
      return found.isVisible();
    };
    await page.getByTestId('pane-item-All sites').waitFor();
    await expect.poll(search, { interval: 500 }).toBe(true);
    await found.click();
    await page.waitForURL((address) => address.pathname.includes(id));
    await expect.poll(() => page.getByTestId('field-name').locator('input').inputValue()).toBe(name);
    expect(await page.getByText('This host belongs to no site', { exact: false }).count()).toBe(0);
    expect(administrator.complaints()).toEqual([]);
  });

  it('[CFG-04] [CMS-02] beside one dealer’s preview another one’s page has no form, but the way to its own host', async () => {
    const { page } = administrator;
    const path = '/presentation/page/page-harbour-ford-about-us?preview=/about-us';
    await administrator.go(path);
    const way = page.getByRole('link', { name: 'Open it on Harbour Ford' });
    expect(await way.getAttribute('href')).toContain('//harbour-ford.localhost');
    expect(await page.getByTestId('field-title').count()).toBe(0);
    await page.getByText('Shown on the site of Harbour Ford, not here.').waitFor();
    await administrator.leave();
  });

  it('[CMS-02] [CMS-03] the list of problems is in sight beside the preview, too', async () => {
    const id = 'page-southbank-ford-about-us';
    const whole = await content().getDocument(id);
    if (!whole) throw new Error('The demo has no such page.');
    await content().createOrReplace({ ...whole, _id: `drafts.${id}`, title: undefined });
    const { page } = staff;
    await staff.go('/presentation?preview=/about-us');
    await page.getByTestId('field-title').waitFor();
    await listed(page, /^Required$/);
    await content().action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${id}` });
  });

  it('[CMS-03] a path of the system itself, and a link to where nothing is, are named beside the form', async () => {
    await content().createOrReplace({
      _id: 'drafts.page-southbank-ford-traps',
      _type: 'page',
      path: '/studio',
      title: 'Traps',
      site: southbank,
      blocks: [{ _key: 'a', _type: 'richText', heading: 'Words' }],
    });
    await content().createOrReplace({
      _id: 'drafts.menu-southbank-ford-traps',
      _type: 'menu',
      kind: 'header',
      name: 'Traps',
      site: southbank,
      items: Array.from({ length: 9 }, (_, at) => ({
        _key: `k${at}`,
        _type: 'menuItem',
        label: `Entry ${at}`,
        href: at === 0 ? '/cars/used' : '/finance',
      })),
    });
    const { page } = staff;
    await staff.go(documentPath('page', 'page-southbank-ford-traps'));
    await listed(page, /The system itself answers at \/studio/);
    await staff.go(documentPath('menu', 'menu-southbank-ford-traps'));
    await listed(page, /There is no page at \/cars\/used yet/);
    await page
      .getByText(/The header has room for 8 entries/)
      .filter({ visible: true })
      .last()
      .waitFor();
    // The form requested the page from the site, and there is none.
    expect(staff.complaints().filter((it) => !it.includes('/cars/used'))).toEqual([]);
  });

  it('[CMS-01] the oldest revision of what was imported is reached after many edits of its draft', async () => {
    const [id, first] = ['tile-southbank-ford-traps', 'As it was imported'];
    const client = content();
    await client.createOrReplace({ _id: id, _type: 'promoTile', title: first, site: southbank });
    const edit = (at: number) =>
      client.createOrReplace({ _id: `drafts.${id}`, _type: 'promoTile', title: `Edit ${at}`, site: southbank });
    await Promise.all(Array.from({ length: 119 }, (_, at) => edit(at)));
    await edit(119);
    const { page } = staff;
    await staff.go(documentPath('promoTile', id));
    const title = page.getByTestId('field-title').locator('input').first();
    await expect.poll(() => title.inputValue()).toBe('Edit 119');
    await page.getByTestId('pane-context-menu-button').last().click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await page.getByTestId('timeline-item-button').last().click();
    await expect.poll(() => title.inputValue()).toBe(first);
    expect(staff.complaints()).toEqual([]);
  });
});
