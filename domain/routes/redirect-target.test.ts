import { describe, expect, it } from 'vitest';
import { isRedirectTarget, leadsInCircle, pathOnSite } from './redirect-target.ts';

const hosts = ['a.example', 'www.a.example'];

describe('[CFG-05] where a redirect leads', () => {
  it.each(['/', '/b', '/b?x=1#top', '/日本', 'https://other.example', 'HTTP://other.example/x'])('may be %s', (to) =>
    expect(isRedirectTarget(to)).toBe(true),
  );

  it.each([
    ...['', '#top', 'b', '//evil.example', '/\\evil.example', '/b\\c', '/\t/evil.example', '/\n/evil.example'],
    ...['tel:0399990000', 'mailto:a@b.example', 'javascript:alert(1)', 'https:///x', 'https:\\\\evil.example'],
  ])('may not be %j', (to) => expect(isRedirectTarget(to)).toBe(false));

  it.each([
    ['/b', '/b'],
    ['/b/?x=1#top', '/b'],
    ['/c/../b', '/b'],
    ['/%62', '/b'],
    ['/c//b/', '/c/b'],
    ['/Search/Used-Cars', '/search/used-cars'],
    ['https://www.a.example/b', '/b'],
    ['https://a.example', '/'],
    ['https://other.example/b', null],
    ['tel:1', null],
  ])('%s is the path %s of this site', (to, path) => expect(pathOnSite(to, hosts)).toBe(path));

  const along = (redirects: Record<string, string>) => ({ hosts, leadsTo: (path: string) => redirects[path] ?? null });

  it('is a circle over any number of steps, by any spelling, and on the site’s own hosts', async () => {
    expect(await leadsInCircle('/a', '/a?x=1', along({}))).toBe(true);
    expect(await leadsInCircle('/a', '/b', along({ '/b': '/a' }))).toBe(true);
    expect(await leadsInCircle('/a', '/b/', along({ '/b': '/c', '/c': 'https://a.example/a#top' }))).toBe(true);
    expect(await leadsInCircle('/a', '/b', along({ '/b': '/c', '/c': '/b' }))).toBe(true);
  });

  it('is none where the way ends, or leaves the site', async () => {
    expect(await leadsInCircle('/a', '/b', along({ '/b': '/c' }))).toBe(false);
    expect(await leadsInCircle('/a', 'https://other.example/a', along({ '/a': '/b' }))).toBe(false);
    expect(await leadsInCircle('/a', '/b', along({ '/b': 'https://other.example/a' }))).toBe(false);
  });

  it('is followed over a bounded number of steps', async () => {
    let steps = 0;
    const leadsTo = () => {
      steps += 1;
      return `/step-${steps}`;
    };
    expect(await leadsInCircle('/a', '/b', { hosts, leadsTo })).toBe(true);
    expect(steps).toBeLessThan(20);
  });
});
