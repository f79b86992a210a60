import { describe, expect, it } from 'vitest';
import { indexHosts, matchHost, type SiteRecord } from './site-of-host.ts';

const site = (slug: string, ...hosts: string[]): SiteRecord => ({
  slug,
  name: slug,
  hosts,
  template: null,
  manufacturer: null,
  group: null,
});
const index = indexHosts([
  site('southbank-ford', 'www.southbankford.example', 'SouthbankFord.example'),
  site('harbour-ford', 'harbour.example', 'shared.example'),
  site('coastline-mazda', 'shared.example', 'staging.example:8443'),
]);
const southbank = { kind: 'site', slug: 'southbank-ford' };
const local = { kind: 'local' };
const unknown = { kind: 'unknown' };

describe('placeOfHost', () => {
  it.each([
    ['southbank-ford.localhost', southbank],
    ['southbank-ford.localhost:3000', southbank],
    ['SOUTHBANK-FORD.LOCALHOST:3000', southbank],
    ['southbank-ford.localhost.:3000', southbank],
    ['www.southbankford.example', southbank],
    ['southbankford.example:443', southbank],
    ['harbour.example', { kind: 'site', slug: 'harbour-ford' }],
    ['staging.example:8443', { kind: 'site', slug: 'coastline-mazda' }],
    ['localhost:3000', local],
    ['127.0.0.1:3000', local],
    ['[::1]:3000', local],
    ['localhost', local],
  ])('[NAV-01] knows %s', (header, match) => expect(matchHost(header, index)).toEqual(match));

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['a name nobody has', 'nobody.example'],
    ['a site as part of a longer name', 'southbank-ford.localhost.evil.example'],
    ['a site as the end of a longer name', 'evil-southbank-ford.localhost'],
    ['a name under a site', 'x.southbank-ford.localhost'],
    ['credentials', 'southbank-ford.localhost@evil.example'],
    ['a path', 'southbank-ford.localhost/sites/harbour-ford'],
    ['a list', 'southbank-ford.localhost, harbour.example'],
    ['a space', 'southbank-ford .localhost'],
    ['a port that is none', 'southbank-ford.localhost:http'],
    ['another port of a name that is bound to one', 'staging.example:9000'],
    ['two dots', 'southbank-ford..localhost'],
  ])('[NAV-01] knows no site for %s', (_what, header) => expect(matchHost(header, index)).toEqual(unknown));

  it('[NAV-01] leaves the name that a site has by its slug to it, even where an older site claims it', () => {
    const [older, younger] = ['2020-01-01', '2024-01-01'];
    const names = ['harbour-ford.localhost', 'harbour-ford.localhost:3000'];
    const claiming = { ...site('southbank-ford', ...names), createdAt: older };
    const found = indexHosts([claiming, { ...site('harbour-ford'), createdAt: younger }]);
    for (const host of names) expect(matchHost(host, found)).toEqual({ kind: 'site', slug: 'harbour-ford' });
  });

  it('[NAV-01] leaves a name that two sites claim to the older one, and logs that', () => {
    const site = (slug: string, createdAt?: string) => ({
      slug,
      name: slug,
      hosts: ['shared.example'],
      template: null,
      manufacturer: null,
      group: null,
      ...(createdAt && { createdAt }),
    });
    const taken: unknown[] = [];
    const young = site('a-young-one', '2026-11-01T00:00:00Z');
    const claimed = indexHosts([young, site('unknown-age'), site('older', '2020-01-01T00:00:00Z')], (one) =>
      taken.push(one),
    );
    expect(matchHost('shared.example', claimed)).toEqual({ kind: 'site', slug: 'older' });
    expect(matchHost('a-young-one.localhost', claimed)).toEqual({ kind: 'site', slug: 'a-young-one' });
    expect(taken).toEqual([
      { host: 'shared.example', older: 'older', younger: 'a-young-one' },
      { host: 'shared.example', older: 'older', younger: 'unknown-age' },
    ]);
  });
});
