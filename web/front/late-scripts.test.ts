import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const built = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page =
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${built('a')}` +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>words</p><script>push(1)</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a\\u003cb(\\"c\\")"])</script>' +
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>';

/** Runs the page's own loader in a browser of a few lines, and says which scripts it has fetched and run, and what it remembers. */
function opened(html: string) {
  const [loader] = html.slice(html.lastIndexOf('<script>') + '<script>'.length).split('</script>');
  const heard: { name: string; act: (event: object) => void }[] = [];
  const [added, fetched]: [string[], string[]] = [[], []];
  const kept = new Map<string, string>();
  let timers: { act: () => void; at: number }[] = [];
  const inWindow: { location: object; __next_f?: unknown[] } = {
    location: { pathname: '/used', search: '?utm_source=letter' },
  };
  runInNewContext(loader ?? 'throw new Error("no loader")', {
    URLSearchParams,
    window: inWindow,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    document: {
      readyState: 'loading',
      createElement: () => ({ src: '' }),
      head: { append: (it: { src: string }) => added.push(it.src) },
      querySelectorAll: () =>
        [...html.matchAll(/<script type="application\/json" data-react>([^<]*)</g)].map(([, textContent]) => ({
          textContent,
        })),
      querySelector: () => (/<p data-scripts-soon/.test(html) ? {} : null),
    },
    addEventListener: (name: string, act: () => void) => heard.push({ name, act }),
    removeEventListener: (name: string, act: () => void) => {
      const at = heard.findIndex((it) => it.name === name && it.act === act);
      if (at >= 0) heard.splice(at, 1);
    },
    Element: class {},
    HTMLButtonElement: class {},
    setTimeout: (act: () => void, at: number) => timers.push({ act, at }),
    fetch: async (address: string) => fetched.push(address),
  });
  const fire = (name: string) => {
    for (const { act } of heard.filter((it) => it.name === name)) act({ target: null });
  };
  const pass = (ms: number) => {
    const due = timers.filter(({ at }) => at <= ms);
    timers = timers.filter(({ at }) => at > ms);
    for (const { act } of due) act();
  };
  return { added, fetched, kept, inWindow, fire, pass };
}
const scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/main.js'];

describe('withLateScripts', () => {
  it('carries a loader without indentation and comments, of less than 3 KB', () => {
    const html = withLateScripts(page);
    const loader = html.slice(html.lastIndexOf('<script>'));
    expect(loader).not.toMatch(/^\s|\/\/ /m);
    expect(loader.length).toBeLessThan(3_000);
  });

  it("takes the build's scripts out of the page and leaves its words and inline scripts", () => {
    const html = withLateScripts(page);
    expect(html).not.toMatch(/<script src="[^"]+" (async|id)/);
    expect(html).not.toContain('rel="preload"');
    expect(html).toContain('<p>words</p><script>push(1)</script>');
    expect(html).toContain('noModule');
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('fetches them a moment after the page is loaded and runs them for who stays, in their order and once', async () => {
    const browser = opened(withLateScripts(page));
    browser.fire('load');
    expect([browser.fetched, browser.added]).toEqual([[], []]);
    browser.pass(1_000);
    await new Promise(setImmediate);
    expect([browser.fetched, browser.added]).toEqual([scripts, []]);
    browser.pass(10_000);
    browser.fire('pointerdown');
    expect(browser.added).toEqual(scripts);
  });

  it.each(['pointerdown', 'pointermove', 'scroll', 'keydown', 'click'])(
    "runs them at the shopper's first %s",
    (sign) => {
      const browser = opened(withLateScripts(page));
      browser.fire(sign);
      expect(browser.added).toEqual(scripts);
      browser.fire('load');
      browser.pass(60_000);
      expect(browser.added).toEqual(scripts);
    },
  );

  it('keeps what React is told as text until they run, and then hands it over whole', () => {
    const html = withLateScripts(page);
    expect(html).not.toMatch(/__next_f(\.push|=)/);
    const browser = opened(html);
    expect(browser.inWindow.__next_f).toBeUndefined();
    browser.fire('keydown');
    expect(JSON.stringify(browser.inWindow.__next_f)).toBe('[[0],[1,"a<b(\\"c\\")"]]');
  });

  it('runs them a moment after loading where the first words come from a script', () => {
    const browser = opened(withLateScripts(page.replace('<p>', '<p data-scripts-soon="">')));
    browser.fire('load');
    browser.pass(1_000);
    expect(browser.added).toEqual(scripts);
  });

  it('[FORM-06] remembers the visit before any of them', () => {
    const { kept } = opened(withLateScripts(page));
    const visit = JSON.parse(kept.get('forecourt:visit') ?? '{}');
    expect(visit).toEqual({ pages: ['/used'], parameters: { utm_source: 'letter' } });
  });

  it('leaves a page without such scripts as it is', () => {
    expect(withLateScripts('<h1>x</h1><script>run(1)</script>')).toBe('<h1>x</h1><script>run(1)</script>');
  });
});
