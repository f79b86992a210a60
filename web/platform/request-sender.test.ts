import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isForeign, senderNetwork } from './request-sender.ts';

describe('whose request it is', () => {
  it('[FORM-13] a page of another site sends nothing in a shopper’s name', () => {
    expect(isForeign('http://a.example', 'a.example')).toBe(false);
    expect(isForeign(undefined, 'a.example')).toBe(false);
    expect(isForeign('http://b.example', 'a.example')).toBe(true);
    expect(isForeign('null', 'a.example')).toBe(true);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('[FORM-13] a network is one sender, however many addresses it has: %s', (address, network) => {
    const request = new IncomingMessage(new Socket());
    request.headers['x-forwarded-for'] = address;
    expect(senderNetwork(request)).toBe(network);
  });
});
