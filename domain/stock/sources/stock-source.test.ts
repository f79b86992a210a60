import { describe, expect, it } from 'vitest';
import { addressFault, fileOfAddress, secretName, shownAddress, sourceOf } from './stock-source.ts';

const fingerprint = `SHA256:${'a'.repeat(43)}`;
const url = { kind: 'url', address: 'https://feeds.example/stock.csv', notify: ['mei@a.example', 'no address'] };
const sftp = { kind: 'sftp', address: 'sftp://feeds.example:2222/out/stock.csv', user: 'dealer', fingerprint };

describe('[PLUS-20] a stock source', () => {
  it('is as content sets it, with a schedule of fifteen minutes to a day', () => {
    expect(sourceOf('south', url)).toEqual({
      site: 'south',
      kind: 'url',
      address: 'https://feeds.example/stock.csv',
      user: '',
      fingerprint: '',
      everyMinutes: 60,
      missing: 'withdrawn',
      notify: ['mei@a.example'],
    });
    const every = (everyMinutes: unknown) => sourceOf('south', { ...url, everyMinutes })?.everyMinutes;
    expect([every(1), every(15), every(90), every(9_999), every('x'), every(null)]).toEqual([
      15, 15, 90, 1_440, 60, 60,
    ]);
    // The records hold whole minutes: one that is none would end the poll of every other site.
    expect([every(90.4), every('30.5')]).toEqual([90, 31]);
    expect(sourceOf('south', { ...sftp, fingerprint: `${fingerprint}=`, missing: 'sold' })).toMatchObject({
      kind: 'sftp',
      user: 'dealer',
      fingerprint,
      missing: 'sold',
    });
  });

  it('is none where it is paused or has no address', () => {
    expect([sourceOf('south', { ...url, paused: true }), sourceOf('south', { kind: 'url' })]).toEqual([null, null]);
  });

  it('over SFTP has a user and the fingerprint of its server, or is refused', () => {
    expect(() => sourceOf('south', { ...sftp, user: '' })).toThrow('user name');
    for (const wrong of ['', 'SHA256:short', `MD5:${'a'.repeat(43)}`])
      expect(() => sourceOf('south', { ...sftp, fingerprint: wrong })).toThrow('fingerprint');
  });

  it.each([
    ['url', 'ftp://a.example/x.csv', 'begin with https://'],
    ['url', 'feeds.example/x.csv', 'begin with https://'],
    ['url', 'https://user:pass@a.example/x.csv', 'must not hold'],
    ['sftp', 'https://a.example/x.csv', 'begin with sftp://'],
    ['sftp', 'sftp://a.example', 'name a file'],
    ['sftp', 'sftp://a.example/', 'name a file'],
  ] as const)('of kind %s is not fetched from %s', (kind, address, why) => {
    expect(addressFault(kind, address)).toContain(why);
    expect(() => sourceOf('south', { ...sftp, kind, address })).toThrow(why);
  });

  it('is shown without its query, which may hold a key', () => {
    expect(shownAddress('https://a.example/stock.csv?key=s3cret#x')).toBe('https://a.example/stock.csv');
    expect(fileOfAddress('https://a.example/out/stock%20list.csv?key=s3cret')).toBe('stock list.csv');
    expect(fileOfAddress('https://a.example/%E0%A4%A')).toBe('%E0%A4%A');
    expect(fileOfAddress('https://a.example/?id=4')).toBe('feed');
  });

  it('has its password and its key in variables named for the site', () => {
    expect(secretName('southbank-ford', 'PASSWORD')).toBe('STOCK_FEED_SOUTHBANK_FORD_PASSWORD');
  });
});
