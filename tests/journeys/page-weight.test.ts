import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialogScripts, formScripts, laterBudgets } from '@/benches/web/later-scripts.ts';
import { bytesOf, scriptsOf } from '@/benches/web/page-scripts.ts';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { forgetTextLimit, signIn } from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';
import { hydrated } from './hydrated.ts';
import { instance, shop } from './shop.ts';

const slugs = demoDealerships.map(({ slug }) => slug);
const kilobyte = 1024;
/** Of a home page, in KB: as the browser reads it, as it is sent, and the sheets that it links, as they are sent. */
const max = { raw: 300, sent: 25, sheets: 24 };

/** KB of script that Next's own empty page loads first (`benches/web/first-load-js.ts` measures it anew), and those that ours may have above it. */
const emptyPage = 111.2;
const above = { home: 14.2, results: 22.1, vehicle: 26.3 };
/** KB of script that the pages of an account may have above a vehicle's. */
const aboveVehicle = 12;

/** The shapes of drawings that are in a page, each as often as it is there. */
const shapes = (html: string) => [...html.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, shape]) => shape);

const staticParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-part]')].map((part) => `${part.getAttribute('data-part')} ${part.innerHTML}`),
  );

describe('what a home page weighs', () => {
  it.each(slugs)('at most 300 KB of HTML, 25 KB of them sent: %s', async (slug) => {
    const raw = Buffer.byteLength((await shop(slug, '/')).body);
    const sent = await shop(slug, '/', { headers: { 'accept-encoding': 'br' } });
    expect(sent.headers['content-encoding']).toBe('br');
    expect(raw / kilobyte).toBeLessThan(max.raw);
    expect(Number(sent.headers['content-length']) / kilobyte).toBeLessThan(max.sent);
  });

  it.each([
    ['home', '/'],
    ['results', '/search/new-used-and-demo-cars'],
    ['vehicle', carsToSee().photos.path],
  ] as const)('a first load of scripts, %s: at most its KB above the empty page', async (kind, path) => {
    const site = kind === 'vehicle' ? carsToSee().photos.site : 'southbank-ford';
    const { port } = instance();
    const scripts = await scriptsOf({ port, host: `${site}.localhost:${port}` }, path);
    expect(bytesOf(scripts) / kilobyte).toBeGreaterThan(emptyPage - 5);
    expect(bytesOf(scripts) / kilobyte - emptyPage).toBeLessThanOrEqual(above[kind]);
  });

  it('at most 24 KB of style sheets', async () => {
    const { body } = await shop('southbank-ford', '/');
    const links = body.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
    const sheets = links.map((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? '');
    expect(sheets.length).toBeGreaterThan(0);
    let bytes = 0;
    for (const sheet of sheets) {
      const { status, headers } = await shop('southbank-ford', sheet, { headers: { 'accept-encoding': 'br' } });
      expect([status, headers['content-encoding']]).toEqual([200, 'br']);
      bytes += Number(headers['content-length']);
    }
    expect(bytes).toBeGreaterThan(10 * kilobyte);
    expect(bytes / kilobyte).toBeLessThanOrEqual(max.sheets);
    expect(body).not.toContain('staff-bar');
  });

  it('no drawing twice: icons come out of the one sprite, which is cached for ever', async () => {
    const { body } = await shop('southbank-ford', '/');
    const drawn = shapes(body.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''));
    expect(drawn.filter((shape, at) => drawn.indexOf(shape) !== at)).toEqual([]);
    const used = new Set(
      [...body.matchAll(/<use href="(\/icons\.[^"#]+)#([\w-]+)"/g)].map(([, address, id]) => `${address} ${id}`),
    );
    const sprites = new Set([...used].map((it) => it.split(' ')[0] ?? ''));
    expect(sprites.size).toBe(1);
    const sprite = await shop('southbank-ford', [...sprites][0] ?? '');
    expect([sprite.status, sprite.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(sprite.headers['cache-control']).toContain('immutable');
    for (const it of used) expect(sprite.body).toContain(`<symbol id="${it.split(' ')[1]}" `);
  });
});

describe('a home page whose static parts are not in the payload', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(['southbank-ford', 'cartown'])(
    'keeps all of them when React takes it over, without a complaint: %s',
    async (slug) => {
      const { context, page, errors } = await visitor(browser);
      await page.goto(addressOf(slug));
      const before = await staticParts(page);
      expect(before.length).toBeGreaterThan(8);
      await hydrated(page);
      expect(await staticParts(page)).toEqual(before);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

describe('what the garage and the comparison weigh', () => {
  let browser: Browser;
  beforeAll(async () => {
    await forgetTextLimit();
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SAVE-04] [SAVE-05] their scripts are at most 12 KB over those of a vehicle page of the site', async () => {
    const site = 'southbank-ford';
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(site, '/sign-in'));
    await signIn(page, { typed: '0491 572 549', sent: '+61491572549' });
    await page.waitForURL(/\/my-garage$/);
    const session = (await context.cookies()).find(({ name }) => name === 'forecourt_account')?.value ?? '';
    const { port } = instance();
    const target = { port, host: `${site}.localhost:${port}` };
    const { body } = await shop(site, '/search');
    const cars = [...new Set([...body.matchAll(/href="\/cars\/(\d{4}-[a-z0-9-]+)"/g)].map(([, slug]) => slug))];
    expect(cars.length).toBeGreaterThan(1);
    const vehicle = bytesOf(await scriptsOf(target, `/cars/${cars[0]}`));
    const garage = bytesOf(await scriptsOf(target, '/my-garage', `forecourt_account=${session}`));
    const compare = bytesOf(await scriptsOf(target, `/compare?cars=${cars.slice(0, 2).join()}`));
    for (const bytes of [vehicle, garage, compare]) expect(bytes / kilobyte).toBeGreaterThan(emptyPage - 5);
    expect((garage - vehicle) / kilobyte).toBeLessThanOrEqual(aboveVehicle);
    expect((compare - vehicle) / kilobyte).toBeLessThanOrEqual(aboveVehicle);
    await context.close();
  });
});

describe('what comes later', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([
    ['form', 'southbank-ford', formScripts],
    ['dialog', 'cartown', dialogScripts],
  ] as const)('the scripts of a %s weigh at most their KB', async (kind, slug, scriptsLater) => {
    const { context, page } = await visitor(browser);
    const { port } = instance();
    const later = await scriptsLater(page, { port, host: `${slug}.localhost:${port}` });
    expect(bytesOf(later) / kilobyte).toBeGreaterThan(laterBudgets[kind] / 2);
    expect(bytesOf(later) / kilobyte).toBeLessThanOrEqual(laterBudgets[kind]);
    await context.close();
  });
});
