import { describe, expect, it } from 'vitest';
import { checkFingerprint, checkSourceAddress } from './stock-source.ts';

describe('[PLUS-20] a stock source as staff fill it in', () => {
  it('has an address that can be fetched, without a user name or a password', () => {
    expect(checkSourceAddress('https://feeds.example/stock.csv', 'url')).toBe(true);
    expect(checkSourceAddress(' sftp://feeds.example/out/stock.csv ', 'sftp')).toBe(true);
    expect(checkSourceAddress(undefined, 'url')).toBe(true);
    expect(checkSourceAddress('http://feeds.example/stock.csv', 'url')).toContain('https://');
    expect(checkSourceAddress('http://localhost.feeds.example/stock.csv', 'url')).toContain('https://');
    expect(checkSourceAddress('http://127.0.0.1:9000/stock.csv', 'url')).toBe(true);
    expect(checkSourceAddress('https://me:pw@feeds.example/stock.csv', 'url')).toContain('must not hold');
    expect(checkSourceAddress('https://feeds.example/stock.csv', 'sftp')).toContain('sftp://');
  });

  it('over SFTP names the fingerprint of its server', () => {
    expect(checkFingerprint(`SHA256:${'a'.repeat(43)}=`, 'sftp')).toBe(true);
    expect(checkFingerprint('', 'sftp')).toContain('SHA256');
    expect(checkFingerprint('', 'url')).toBe(true);
  });
});
