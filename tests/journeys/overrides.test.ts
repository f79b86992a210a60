import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { content, publish, shop, until } from './shop.ts';
import { type SharedStudio, sessionOf, sharedStudio } from './staff-session.ts';
import { fill } from './studio.ts';

const wide = { width: 1920, height: 1000 };
const template = 'template-ford';
const override = 'override-southbank-ford';
const office = 'office.site-southbank-ford';
const templatePhone = '03 5550 0142';

const homeHas = (slug: string, text: string) => async () => (await shop(slug, '/')).body.includes(text);
const setting = (id: string, path: string) =>
  content().fetch<string | null>(`*[_id == $id][0].settings.${path}`, { id });

describe('what a site inherits, and from whom', () => {
  let staff: SharedStudio;
  let administrator: SharedStudio;
  let phone: string;
  let before: { _id: string; _type: string }[];
  /** Each try begins with the demo's documents, and none is left with a draft. */
  async function restore(): Promise<void> {
    const drafts = before.map(({ _id }) => `drafts.${_id}`);
    await content().delete({ query: '*[_id in $drafts]', params: { drafts } });
    for (const one of before) await content().createOrReplace(one);
    await until('the home page as it was', async () => {
      const { body } = await shop('southbank-ford', '/');
      return body.includes(phone) && !body.includes('Fleet cars');
    });
  }
  beforeAll(async () => {
    staff = await sharedStudio('southbank-ford', wide);
    administrator = await sharedStudio('southbank-ford', wide, 'administrator');
    const menu = await content().fetch<string>('*[_id == $id][0].settings.headerMenu._ref', { id: template });
    before = await content().fetch('*[_id in $ids]', { ids: [template, override, office, menu] });
    phone = String(await setting(override, 'phones.main'));
  });
  beforeEach(async () => {
    void [staff.complaints(), administrator.complaints()];
    await restore();
    await publish(template, { 'settings.phones.main': templatePhone });
  });
  afterAll(async () => {
    await Promise.all([staff.leave(), administrator.leave()]);
    await restore();
  });

  it('[PLUS-02] [CFG-02] a value is overridden beside the explorer, reset with one click, and shoppers get the template’s again', async () => {
    const own = '03 5550 0177';
    const { page } = staff;
    await staff.go('/structure/overrides');
    await page.getByLabel('Find a setting').fill('phones.main');
    const row = page.locator('[data-setting="phones.main"]');
    await row.getByRole('link', { name: 'Edit Phone numbers · Main' }).click();
    await fill(page, 'settings.phones.main', own);
    await row.getByText(own).waitFor();
    await pressPublishInExplorer(page);
    await until('the dealer’s phone', homeHas('southbank-ford', own));
    expect(await row.innerText()).toContain('This dealer');

    await row.getByText('Below: Template: Ford dealer, Platform').click();
    await row.getByText(templatePhone).waitFor();
    await row.getByRole('button', { name: /^Reset/ }).click();
    await row.getByRole('button', { name: /^Reset/ }).waitFor({ state: 'detached' });
    expect(await row.innerText()).toMatch(/Template: Ford dealer\s+Override\s+03 5550 0142/);
    expect(await homeHas('southbank-ford', own)()).toBe(true);
    await pressPublishInExplorer(page);
    await until('the template’s phone', homeHas('southbank-ford', templatePhone));
    expect(await homeHas('southbank-ford', own)()).toBe(false);
    expect(await setting(override, 'phones.main')).toBeNull();
    expect(staff.complaints()).toEqual([]);
  });

  it('[CFG-02] [FORM-12] office settings: found among the overrides, edited beside them, followed by the desk, and no part of a page', async () => {
    const copy = `Ask for Mei ${Date.now().toString(36)}`;
    const { page } = staff;
    await staff.go('/structure/overrides');
    await page.getByLabel('Find a setting').fill('leadReceiptText');
    const row = page.locator('[data-setting="options.leadReceiptText"]');
    await row.getByRole('link', { name: /Words of the receipt$/ }).click();
    await fill(page, 'options.leadReceiptText', copy);
    await row.getByText(copy).waitFor();
    await pressPublishInExplorer(page, 'The office settings have changes');
    await until('the words', async () => {
      const now = await content().fetch<string | null>('*[_id == $office][0].options.leadReceiptText', { office });
      return now === copy;
    });
    const cookie = await sessionOf('southbank-ford');
    const desk = await shop('southbank-ford', '/desk/destinations', { headers: { cookie } });
    expect([desk.status, desk.body]).toEqual([200, expect.stringContaining('enquiries@southbank-ford.example')]);
    expect((await shop('southbank-ford', '/contact-us')).body).not.toMatch(
      /enquiries@southbank-ford|leadInbox|Ask for Mei/,
    );
    expect(staff.complaints()).toEqual([]);
  });

  it('[PLUS-02] a half-written button cannot be published; its reset takes it away, and the dealer’s other buttons stay', async () => {
    const buttons = [
      { _type: 'siteButton', _key: 'a', key: 'enquire', label: 'Say hello' },
      { _type: 'siteButton', _key: 'b', key: 'finance', label: 'Money matters', href: '/finance' },
    ];
    await edit(override, { 'settings.buttons': buttons });
    const { page } = staff;
    await staff.go('/structure/overrides');
    await page.getByText('Only what this dealer sets itself').click();
    const row = page.locator('[data-setting="buttons.enquire"]');
    await row.getByText('Say hello → /contact-us').waitFor();
    await page.getByRole('status').filter({ hasText: 'not right yet' }).waitFor();
    await row.getByRole('button', { name: /^Reset/ }).click();
    await row.waitFor({ state: 'detached' });
    await pressPublishInExplorer(page);
    await until('the button gone', async () => {
      const keys = await content().fetch<string[] | null>('*[_id == $id][0].settings.buttons[].key', { id: override });
      return keys?.join() === 'finance';
    });
  });

  it('[CFG-02] a change of the template names, before it is published, the dealers that will change', async () => {
    const service = '03 5550 0163';
    await edit(template, { 'settings.phones.service': service, 'settings.phones.demoCars': service });
    const { page } = administrator;
    await administrator.go(`/structure/templates;${template};${template}`);
    await openImpact(page);
    const southbank = page.getByRole('listitem').filter({ hasText: 'Southbank Ford' });
    await southbank.getByText('Phone numbers · Demo cars').waitFor();
    expect(await southbank.innerText()).toContain('Keeps its own: Phone numbers · Service');
    await page.getByTestId('action-publish').click();
    const confirm = page.getByTestId('confirm-popover-confirm-button');
    const requested = page.locator('[data-ui="Popover"]').filter({ has: confirm });
    await requested.getByText(/sites? will change: .*Southbank Ford \(Phone numbers · Demo cars\)/).waitFor();
    expect(await setting(template, 'phones.demoCars')).toBeNull();
    await confirm.click();
    await until('the template published', async () => (await setting(template, 'phones.demoCars')) === service);
    expect(administrator.complaints()).toEqual([]);
  });

  it('[CFG-02] a change inside the template’s menu names the dealers that show it, before it is published', async () => {
    const menu = await content().fetch<string>('*[_id == $id][0].settings.headerMenu._ref', { id: template });
    const items = await content().fetch<object[]>('*[_id == $menu][0].items', { menu });
    const entry = { _type: 'menuItem', _key: 'added', label: 'Fleet cars', href: '/contact-us' };
    await edit(menu, { items: [...items, entry] });
    const { page } = administrator;
    await administrator.go(`/structure/templates;${template};menu;${menu}`);
    await openImpact(page);
    await page.getByRole('listitem').filter({ hasText: 'Southbank Ford' }).getByText('Menu in the header').waitFor();
    await page.getByTestId('action-publish').click();
    const confirm = page.getByTestId('confirm-popover-confirm-button');
    const requested = page.locator('[data-ui="Popover"]').filter({ has: confirm });
    await requested.getByText(/sites? will change: .*Southbank Ford \(Menu in the header\)/).waitFor();
    expect(await homeHas('southbank-ford', 'Fleet cars')()).toBe(false);
    await confirm.click();
    await until('the new entry', homeHas('southbank-ford', 'Fleet cars'));
    expect(administrator.complaints()).toEqual([]);
  });

  it('[CFG-02] deleting the template’s menu names the dealers that lose it, and can be left at that', async () => {
    const menu = await content().fetch<string>('*[_id == $id][0].settings.headerMenu._ref', { id: template });
    const { page } = administrator;
    await administrator.go(`/structure/templates;${template};menu;${menu}`);
    await page.getByTestId('action-menu-button').last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const confirm = page.getByTestId('confirm-popover-confirm-button');
    const requested = page.locator('[data-ui="Popover"]').filter({ has: confirm });
    await requested.getByText(/sites? will change: .*Southbank Ford \(Menu in the header\)/).waitFor();
    await confirm.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await content().fetch('count(*[_id == $menu])', { menu })).toBe(1);
    expect(administrator.complaints()).toEqual([]);
  });
});

/** Changes a draft, as typing in its form does. */
async function edit(id: string, set: Record<string, unknown>): Promise<void> {
  const action = { actionType: 'sanity.action.document.edit', publishedId: id, draftId: `drafts.${id}` } as const;
  await content().action({ ...action, patch: { set } });
}

/** The studio lets a publish go once it has checked the document and its text has arrived. */
async function pressPublishInExplorer(page: Page, hasText = 'shoppers do not see yet'): Promise<void> {
  const unpublished = page.getByRole('status').filter({ hasText });
  await unpublished.getByRole('button', { name: 'Publish' }).click();
  await unpublished.waitFor({ state: 'detached' });
}

/** The tab is there before the studio has settled: the document can be published once it has. */
async function openImpact(page: Page): Promise<void> {
  await page.locator('[data-testid="action-publish"]:enabled').waitFor({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'What will change' }).click();
}
