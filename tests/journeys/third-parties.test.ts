import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalOf } from '@/domain/third-parties/approval.ts';
import type { Tag } from '@/domain/third-parties/tag.ts';
import { tagOfContent } from '@/domain/third-parties/tag-of-content.ts';
import { sourceKey, sourceOf } from '@/domain/third-parties/tag-source.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { measureSite, type Noted } from '@/scripts/tags/measure-site.ts';
import { openRecords, type Records } from '@/web/records/database.ts';
import { storeMeasurement } from '@/web/records/tag-measurements.ts';
import { addressOf, visitor } from './browser.ts';
import { press } from './hand.ts';
import { hydrated, wholeDataLayer } from './hydrated.ts';
import { content, instance, shop, until } from './shop.ts';
import { deskText, sessionOf } from './staff-session.ts';
import { type StandIns, startStandIns } from './tag-stand-ins.ts';

const slug = 'southbank-ford';
const office = `office.site-${slug}`;
const other = 'bayside-toyota';
const tag = (order: number, host: string, name: string, consent: string) => {
  const entered = unapproved(order, host, name, consent);
  return { ...entered, approved: approvalOf(tagOfContent(entered)) };
};
const unapproved = (order: number, host: string, name: string, consent: string) => ({
  ...{ _id: `tag-journey-${order}`, _type: 'thirdPartyTag', name, vendor: 'other', url: `https://${host}/widget.js` },
  ...{ purpose: `Tried as ${name}`, receives: 'the pages you look at', consent, loads: 'interaction', enabled: true },
  ...{ approvedBy: 'Mei Tran', approvedOn: '2026-11-24', site: { _type: 'reference', _ref: `site-${slug}` } },
});
const tags = [
  tag(1, 'manager.example', 'Journey manager', 'visits'),
  tag(2, 'pixel.example', 'Journey pixel', 'ads'),
  tag(3, 'chat.example', 'Journey chat', 'help'),
];
const policyOf = async (site: string, path = '/') => (await shop(site, path)).headers['content-security-policy'] ?? '';
const hostsIn = async (site: string, path = '/') =>
  [...new Set((await policyOf(site, path)).match(/https:\/\/[a-z]+\.example/g) ?? [])].toSorted();
const both = ['https://manager.example', 'https://pixel.example'];

let [browser, standIns, records]: [Browser?, StandIns?, Records?] = [];
const within = <Opened>(opened: Opened | undefined): Opened => {
  if (!opened) throw new Error('The journey has not begun.');
  return opened;
};

beforeAll(async () => {
  standIns = await startStandIns();
  browser = await standIns.launch();
  records = openRecords(instance().services.records.url, 1);
});

afterAll(async () => {
  const change = content().transaction();
  for (const { _id } of tags) change.delete(_id);
  await change.patch(office, (it) => it.unset(['options.tagMilliseconds'])).commit();
  await records?.database.execute(`delete from tag_measurements where site = '${slug}'`);
  await until('the site is as it was', async () => (await hostsIn(slug)).length === 0);
  await records?.close();
  await browser?.close();
  await standIns?.close();
});

const bar = (page: Page) => page.getByRole('region', { name: 'Can other services run here?' });

describe('[PLUS-11] a tag manager, a pixel and a chat, tried against the ledger', () => {
  it('none runs before it is measured, and the desk shows that', async () => {
    for (const one of tags) await content().createOrReplace(one);
    // How fast this machine is decides nothing here: what is refused is so by its size.
    await content().patch(office).set({ 'options.tagMilliseconds': 2_000 }).commit();
    const text = () => deskText(slug, '/desk/third-parties');
    await until('the desk has the three', async () => (await text()).includes('Not measured yet: Journey chat'));
    expect(await text()).toContain('No script of another company runs on this site.');
    expect(await hostsIn(slug)).toEqual([]);
  });

  it('the one that was not measured yet is, in a browser; the two that fit are let in by the policy of this site alone, the chat is refused with its cost', async () => {
    const found = await content().fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug });
    const site = siteOfContent(found as NonNullable<SITE_QUERY_RESULT>);
    // Two were measured before, and have their cost.
    for (const measured of ['Journey manager', 'Journey pixel']) {
      const source = sourceOf(site.tags.find(({ name }) => name === measured) as Tag, site.hosts);
      if (typeof source === 'string') throw new Error(source);
      const cost = { bytes: 38_000, mainThreadMs: 90, shift: 0, failure: '', measuredAt: new Date() };
      await storeMeasurement(within(records).database, slug, { source: sourceKey(source), ...cost });
    }
    const notes: Noted[] = [];
    await measureSite({
      ...{ browser: within(browser), database: within(records).database, site, url: addressOf(slug), again: false },
      ...{ note: (done: Noted) => notes.push(done), measuring: { watchMs: 2_500, rounds: 1 } },
    });
    expect(notes.map(({ tag: name, failure }) => [name, failure])).toEqual([['Journey chat', '']]);
    const [chat] = notes.map(({ bytes }) => Math.round(bytes / 1_000));
    expect(chat).toBeGreaterThanOrEqual(212);
    expect(chat).toBeLessThan(220);
    expect(notes[0]?.shift).toBeGreaterThan(0.02);
    await until('the pages follow', async () => (await hostsIn(slug)).length === 2);
    expect(await hostsIn(slug)).toEqual(both);
    expect(await hostsIn(slug, '/search/used-cars')).toEqual(both);
    // A page that is one shopper's, and another dealer's site.
    expect(await hostsIn(slug, '/success')).toEqual([]);
    expect(await hostsIn(other)).toEqual([]);
    expect((await shop(slug, '/')).body).not.toContain('chat.example');
  });

  it('the desk shows cost and budget, and the register goes out as a file', async () => {
    const text = await deskText(slug, '/desk/third-parties');
    expect(text).toMatch(/Refused: Journey chat[\s\S]*Scripts: 21\d KB, \d+ KB over the budget of 150 KB/);
    expect(text).toMatch(/Journey manager[\s\S]*Journey pixel[\s\S]*Refused/);
    const headers = { cookie: await sessionOf(slug) };
    const file = await shop(slug, '/api/desk/third-parties', { headers });
    expect(file.headers['content-disposition']).toContain('privacy-register-southbank-ford.csv');
    const lines = file.body.split('\r\n').filter((line) => line.includes('Journey'));
    expect(lines.map((line) => /"(?:Live|Refused)"/.exec(line)?.[0])).toEqual(['"Live"', '"Live"', '"Refused"']);
    expect((await shop(slug, '/api/desk/third-parties')).status).toBe(401);
  });

  it('a shopper’s page requests consent, loads nothing before, starts the two once allowed; a later page waits for the first gesture, and all stops when they are turned off', async () => {
    const { requests } = within(standIns);
    const { context, page, errors } = await visitor(within(browser));
    requests.length = 0;
    await page.goto(addressOf(slug));
    await hydrated(page);
    await wholeDataLayer(page);
    await bar(page).waitFor();
    await page.keyboard.press('Shift');
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    await press(bar(page).getByRole('button', { name: 'OK' }));
    await until('both scripts ran', () =>
      page.evaluate(
        () => 'managerRan' in window && 'pixelRan' in window && Number(Reflect.get(window, 'managerRan')) > 0,
      ),
    );
    await until('the pixel sent its request', async () => requests.includes('pixel.example/collect?page=/'));
    expect(requests.filter((one) => one.startsWith('chat.example'))).toEqual([]);
    requests.length = 0;
    await page.goto(addressOf(slug, '/privacy-policy'));
    await hydrated(page);
    await wholeDataLayer(page);
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => 'pixelRan' in window), 'before a gesture').toBe(false);
    await until('a gesture starts them', async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => 'pixelRan' in window);
    });
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }));
    const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain(
      'Journey pixel runs its own script here. It gets the pages you look at.',
    );
    const reloaded = page.waitForEvent('load');
    await press(dialog.getByRole('button', { name: 'All off' }));
    await reloaded;
    await hydrated(page);
    await wholeDataLayer(page);
    requests.length = 0;
    await page.keyboard.press('Shift');
    await page.waitForTimeout(1_000);
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => 'pixelRan' in window)).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });
});
