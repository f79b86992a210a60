import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const built = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page =
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${built('a')}` +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>words</p><script>push(1)</script>' +
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>';
const scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/main.js'];

/** Runs the page's own scripts in a browser of a few lines: what it fetches, and what it remembers. */
function opened(html: string, { idleCallbacks = true, lists = {}, cookie = '' } = {}) {
  const added: string[] = [];
  const cached = new Map<string, string>();
  const stored = new Map(Object.entries<string>(lists));
  const timers: { act: () => void; at: number }[] = [];
  const idle: (() => void)[] = [];
  const heard: string[] = [];
  const waits: number[] = [];
  let painted: (paints: { getEntries(): { startTime: number }[] }) => void = () => {};
  let nowMs = 0;
  const later = (act: () => void, at: number) => timers.push({ act, at });
  const window = {
    location: { pathname: '/used', search: '?utm_source=letter' },
    ...(idleCallbacks && { requestIdleCallback: true }),
  };
  const inBrowser = {
    window,
    URLSearchParams,
    AbortController,
    sessionStorage: {
      getItem: (key: string) => cached.get(key) ?? null,
      setItem: (key: string, value: string) => cached.set(key, value),
    },
    localStorage: new Proxy(
      {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
      // As a browser lists what it stores, without its methods.
      {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
    document: {
      cookie,
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => added.push(src) },
    },
    addEventListener: (name: string) => heard.push(name),
    requestIdleCallback: (act: () => void, { timeout }: { timeout: number }) => {
      waits.push(timeout);
      idle.push(act);
    },
    performance: { now: () => nowMs },
    setTimeout: later,
    PerformanceObserver: class {
      constructor(act: typeof painted) {
        painted = act;
      }
      observe() {}
    },
  };
  for (const [, program = ''] of html.matchAll(/<script>(\(function[\s\S]*?)<\/script>/g))
    runInNewContext(program, inBrowser);
  const run = (due: (() => void)[]) => {
    for (const act of due.splice(0)) act();
  };
  return {
    added,
    kept: cached,
    lists: stored,
    heard,
    waits,
    /** The browser reports its first paint so much later. */
    paint: (afterMs = 0) => {
      nowMs = 600 + afterMs;
      painted({ getEntries: () => [{ startTime: 600 }] });
    },
    rest: () => run(idle),
    pass: (ms: number) => run(timers.filter(({ at }) => at <= ms).map(({ act }) => act)),
  };
}

describe('withLateScripts', () => {
  it('[MED-07] a page that has the mark paints from there on, and another one as it comes', () => {
    const marked = page.replace('<p>words</p>', '<p>words</p><template id="first-paint"></template>');
    const expectation = '<link rel="expect" href="#first-paint" blocking="render">';
    expect(withLateScripts(marked).indexOf(expectation)).toBeGreaterThan(0);
    expect(withLateScripts(marked).indexOf(expectation)).toBeLessThan(withLateScripts(marked).indexOf('</head>'));
    expect(withLateScripts(page)).not.toContain('rel="expect"');
  });

  it('[SAVE-06] a shopper who stays signed in keeps the lists of this browser, also with a cookie before that of the sign-in', () => {
    const lists = { 'forecourt:account': 'x1', 'forecourt:a:favourites': '[1]' };
    const stays = opened(withLateScripts(page), { lists, cookie: 'other=1; forecourt_signed_in=x1' });
    expect(stays.lists.get('forecourt:a:favourites')).toBe('[1]');
    const left = opened(withLateScripts(page), { lists, cookie: 'other=1; forecourt_signed_in=x2' });
    expect(left.lists.has('forecourt:a:favourites')).toBe(false);
  });

  it('adds less than 4.5 KB, without indentation and comments', () => {
    const html = withLateScripts(`${page}<form method="post">`);
    const own = [...html.matchAll(/<script>(\(function[\s\S]*?)<\/script>/g)].map(([, program]) => program).join('');
    expect(own).not.toMatch(/^\s|\/\/ |\/\*/m);
    expect(own.length).toBeLessThan(4_500);
  });

  it("takes the build's scripts out of the page and leaves its words and inline scripts", () => {
    const html = withLateScripts(page);
    expect(html).not.toMatch(/<script src="[^"]+" (async|id)/);
    expect(html).not.toContain('rel="preload"');
    expect(html).toContain('<p>words</p><script>push(1)</script>');
    expect(html).toContain('noModule');
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('fetches them after the first paint when the browser is idle, in their order and once, and listens to no gesture for it', () => {
    const browser = opened(withLateScripts(page));
    expect(browser.heard.sort()).toEqual(['click', 'input', 'pagehide']);
    browser.pass(1_000);
    browser.rest();
    expect(browser.added).toEqual([]);
    browser.paint();
    expect(browser.added).toEqual([]);
    browser.rest();
    expect(browser.added).toEqual(scripts);
    browser.paint();
    browser.rest();
    browser.pass(60_000);
    expect(browser.added).toEqual(scripts);
  });

  it('waits 300 ms from the first paint for an idle moment, and not at all when reading the page took longer', () => {
    const browser = opened(withLateScripts(page));
    browser.paint();
    browser.paint(100);
    expect(browser.waits).toEqual([300, 200]);
    expect(browser.added).toEqual([]);
    browser.paint(2_000);
    expect(browser.waits).toEqual([300, 200]);
    expect(browser.added).toEqual(scripts);
  });

  it('fetches them in browsers that do not report when they are idle, and in a tab that never paints', () => {
    const simple = opened(withLateScripts(page), { idleCallbacks: false });
    simple.paint();
    simple.pass(100);
    expect(simple.added).toEqual(scripts);
    const behind = opened(withLateScripts(page));
    behind.pass(3_000);
    expect(behind.added).toEqual(scripts);
  });

  it('[FORM-06] remembers the visit before any of them', () => {
    const { kept } = opened(withLateScripts(page));
    const visit = JSON.parse(kept.get('forecourt:visit') ?? '{}');
    expect(visit).toEqual({ pages: ['/used'], parameters: { utm_source: 'letter' } });
  });

  it('[SAVE-06] lets what belonged to an account go before any of them, once it is signed out', () => {
    const lists = { 'forecourt:account': 'x1', 'forecourt:a:favourites': '[]', 'forecourt:consent': '{}' };
    expect([...opened(withLateScripts(page), { lists }).lists]).toEqual([
      ['forecourt:account', ''],
      ['forecourt:consent', '{}'],
    ]);
  });

  it('[FORM-07] guards forms against a second press on pages that post one', () => {
    const heard = (form: string) => opened(withLateScripts(page.replace('<p>', `${form}<p>`))).heard;
    const guard = ['submit', 'pageshow'];
    expect(heard('<form class="grid" method="post" action="/x"></form>')).toEqual(expect.arrayContaining(guard));
    for (const none of ['<noscript><form id="save-car" method="post"></form></noscript>', '<form action="/search">'])
      expect(heard(none)).not.toContain('submit');
  });

  it('leaves a page without such scripts as it is', () => {
    expect(withLateScripts('<h1>x</h1><script>run(1)</script>')).toBe('<h1>x</h1><script>run(1)</script>');
  });
});
