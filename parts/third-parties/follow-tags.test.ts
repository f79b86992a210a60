// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allClasses, type ConsentClasses } from '@/domain/events/consent.ts';
import { mayRunTagsPath, type PageTag } from '@/domain/third-parties/page-tag.ts';
import { vendors } from '@/domain/third-parties/vendors.ts';
import { followTags } from './follow-tags.ts';
import { tagSetups } from './tag-setups.ts';

const tag = (name: string, change: Partial<PageTag> = {}): PageTag => ({
  vendor: 'other',
  account: '',
  url: `https://${name}.example/w.js`,
  consent: 'ads',
  loads: 'interaction',
  ...change,
});
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const gesture = async (type = 'keydown') => {
  dispatchEvent(new Event(type));
  await later();
};
const later = () => new Promise((resolve) => setTimeout(resolve));
const none = allClasses(false);
const report = () => undefined;

let ending: AbortController;
let staff: boolean;
/** What the browser's storage holds, whichever tab wrote it. */
let stored: ConsentClasses;
/** Follows tags on a page; the function that it gives is a choice made on this page. */
const follow = (tags: PageTag[]) => {
  const changed = followTags(tags, () => stored, report, ending.signal);
  return (classes: ConsentClasses) => {
    stored = classes;
    changed();
  };
};
const idle: (() => void)[] = [];
beforeEach(() => {
  ending = new AbortController();
  idle.length = 0;
  document.head.innerHTML = '';
  staff = false;
  stored = none;
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) => ({ ok: path === mayRunTagsPath && !staff }));
  vi.stubGlobal('requestIdleCallback', (done: () => void) => idle.push(done));
});
afterEach(() => ending.abort());
// jsdom measures nothing.
Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });

it('[PLUS-11] a tag starts at the first gesture and never before its shopper allows it, once', async () => {
  const allow = follow([tag('ads'), tag('visits', { consent: 'visits' })]);
  allow({ ...none, ads: true });
  await later();
  expect(scripts()).toEqual([]);
  await gesture('scroll');
  expect(scripts()).toEqual([]);
  await gesture();
  await gesture('pointerdown');
  expect(scripts()).toEqual(['https://ads.example/w.js']);
  allow({ ...none, ads: true, visits: true });
  await later();
  expect(scripts()).toEqual(['https://ads.example/w.js', 'https://visits.example/w.js']);
});

it('[PLUS-11] without consent a gesture starts nothing', async () => {
  const allow = follow([tag('ads')]);
  await gesture();
  allow(none);
  await gesture();
  expect(scripts()).toEqual([]);
});

it('[PLUS-11] none starts in a browser in which staff are signed in, or where that cannot be read', async () => {
  staff = true;
  follow([tag('ads')])(allClasses(true));
  await gesture();
  expect(scripts()).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  follow([tag('ads')])(allClasses(true));
  await gesture();
  expect(scripts()).toEqual([]);
});

it('[PLUS-11] none starts where a hosted studio stores its token: a script could read it', async () => {
  localStorage.setItem('__studio_auth_token_abc123', '{"token":"secret"}');
  follow([tag('ads')])(allClasses(true));
  await gesture();
  expect(scripts()).toEqual([]);
});

it('[PLUS-11] what was refused in another tab since does not start in this one', async () => {
  follow([tag('ads')])(allClasses(true));
  stored = none;
  await gesture();
  expect(scripts()).toEqual([]);
});

it('[PLUS-11] one that waits for an idle page starts by no gesture', async () => {
  const allow = follow([tag('chat', { loads: 'idle' })]);
  allow(allClasses(true));
  await gesture();
  expect(scripts()).toEqual([]);
  for (const done of idle) done();
  await later();
  expect(scripts()).toEqual(['https://chat.example/w.js']);
});

it('[PLUS-11] no script of the site’s own host, or without https, is started', async () => {
  const own = ['http://ads.example/w.js', `https://${location.host}/w.js`, 'javascript:alert(1)', '/w.js'];
  follow(own.map((url) => tag('x', { url })))(allClasses(true));
  await gesture();
  expect(scripts()).toEqual([]);
});

it('[PLUS-11] two accounts at one vendor both start, and each counts the page once', () => {
  const page: Record<string, unknown> = {};
  for (const account of ['11111', '22222']) tagSetups['meta-pixel']?.(page, account);
  expect({ ...(page.fbq as object) }).toMatchObject({
    queue: [
      ['init', '11111'],
      ['trackSingle', '11111', 'PageView'],
      ['init', '22222'],
      ['trackSingle', '22222', 'PageView'],
    ],
  });
});

it('[PLUS-11] a vendor’s queue is there before its script, with the account', () => {
  const page: Record<string, unknown> & { dataLayer?: unknown[] } = {};
  for (const [vendor, { example }] of Object.entries(vendors)) {
    const setup = tagSetups[vendor as keyof typeof vendors];
    expect(setup, vendor).toBeDefined();
    setup?.(page, example);
  }
  expect(page.dataLayer?.[0]).toMatchObject({ event: 'gtm.js' });
  const commands = page.dataLayer?.slice(1).map((one) => [...(one as unknown[])]);
  expect(commands).toMatchObject([
    ['js', expect.any(Date)],
    ['config', vendors['google-analytics'].example],
  ]);
  expect({ ...(page.fbq as object) }).toMatchObject({
    queue: [
      ['init', vendors['meta-pixel'].example],
      ['trackSingle', vendors['meta-pixel'].example, 'PageView'],
    ],
  });
  (page.clarity as (...args: unknown[]) => void)('set', 'a');
  expect({ ...(page.clarity as object) }).toMatchObject({ q: [['set', 'a']] });
});
