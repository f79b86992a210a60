import { describe, expect, it } from 'vitest';
import { siteOrigin } from './site-origin.ts';

describe('[CFG-05] the canonical address of pages of a site', () => {
  it.each([
    [['www.dealer.example', 'dealer.example'], 3000, 'https://www.dealer.example'],
    [[], 3000, 'http://a-dealer.localhost:3000'],
    [[], 0, null],
  ])('hosts %j on port %i: %j', (hosts, port, origin) => expect(siteOrigin('a-dealer', hosts, port)).toBe(origin));
});
