import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const built = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page =
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${built('a')}` +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>words</p><script>push(1)</script>' +
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script></body></html>';

/** Runs the page's own loader in a browser of five lines, and says which scripts it has added. */
function opened(html: string) {
  const loader = [...html.matchAll(/<script>([^<]*addEventListener[^<]*)<\/script>/g)].map(([, text]) => text)[0];
  const heard = new Map<string, () => void>();
  const added: string[] = [];
  const timers: (() => void)[] = [];
  runInNewContext(loader ?? 'throw new Error("no loader")', {
    window: {},
    document: {
      readyState: 'loading',
      createElement: () => ({ src: '' }),
      head: { append: (it: { src: string }) => added.push(it.src) },
    },
    addEventListener: (name: string, act: () => void) => heard.set(name, act),
    removeEventListener: (name: string) => heard.delete(name),
    setTimeout: (act: () => void) => timers.push(act),
  });
  return { added, fire: (name: string) => heard.get(name)?.(), pass: () => timers.splice(0).map((act) => act()) };
}

describe('withLateScripts', () => {
  it("takes the build's scripts out of the page and leaves its words and inline scripts", () => {
    const html = withLateScripts(page);
    expect(html).not.toMatch(/<script src="[^"]+" (async|id)/);
    expect(html).not.toContain('rel="preload"');
    expect(html).toContain('<p>words</p><script>push(1)</script>');
    expect(html).toContain('noModule');
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('fetches them a moment after the page is loaded, in their order and once', () => {
    const browser = opened(withLateScripts(page));
    expect(browser.added).toEqual([]);
    browser.fire('load');
    expect(browser.added).toEqual([]);
    browser.pass();
    browser.fire('pointerdown');
    expect(browser.added).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/main.js']);
  });

  it("fetches them at the shopper's first touch", () => {
    const browser = opened(withLateScripts(page));
    browser.fire('keydown');
    expect(browser.added).toHaveLength(2);
    browser.fire('load');
    browser.pass();
    expect(browser.added).toHaveLength(2);
  });

  it('leaves a page without such scripts as it is', () => {
    expect(withLateScripts('<h1>x</h1><script>run(1)</script>')).toBe('<h1>x</h1><script>run(1)</script>');
  });
});
