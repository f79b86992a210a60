import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ProxyTrust } from './proxy-trust.ts';

describe('whose request it is', () => {
  it.each([
    ['private', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['private', '127.0.0.1', undefined, '127.0.0.1'],
    ['private', '::ffff:127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['private', '10.0.0.4', '203.0.113.9', '203.0.113.9'],
    ['private', '10.0.0.4', '203.0.113.9, 10.0.0.3', '203.0.113.9'],
    ['private', 'fd00::7', '2001:db8::9', '2001:db8::9'],
    ['private', undefined, '203.0.113.9', ''],
    ['private', '10.0.0.4', 'nonsense', 'nonsense'],
    ['', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ['', '10.0.0.4', '203.0.113.9', '10.0.0.4'],
    ['198.51.100.0/24, 2001:db8::7', '198.51.100.20', '203.0.113.9', '203.0.113.9'],
    ['198.51.100.0/24, 2001:db8::7', '198.51.101.20', '203.0.113.9', '198.51.101.20'],
    ['198.51.100.0/24, 2001:db8::7', '2001:db8::7', '203.0.113.9', '203.0.113.9'],
    ['198.51.100.0/24', '10.0.0.4', '203.0.113.9', '10.0.0.4'],
  ])('[FORM-13] with %j trusted, peer %s that forwards %s is %s', (list, peer, forwarded, sender) => {
    expect(new ProxyTrust(list).senderOf(peer, forwarded)).toBe(sender);
  });

  it.each([
    ['', undefined],
    ['private', 'https'],
  ])('with %j trusted, the protocol that a peer on this machine names is %s', (list, protocol) => {
    const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' }));
    request.headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'a.example',
    };
    new ProxyTrust(list).adopt(request);
    expect(request.headers['x-forwarded-proto']).toBe(protocol);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0/8', '::1/129'])('%s is refused at the start', (list) => {
    expect(() => new ProxyTrust(list)).toThrow(/TRUSTED_PROXIES.*neither/);
  });
});
