import { describe, expect, it } from 'vitest';
import { isForeign, senderAddress } from './sender.ts';

describe('whose enquiry it is', () => {
  it.each([
    ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['::ffff:127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.4', '203.0.113.9', '203.0.113.9'],
    [undefined, '203.0.113.9', ''],
  ])('[FORM-13] peer %s that forwards %s is %s', (peer, forwarded, address) => {
    expect(senderAddress(peer, forwarded)).toBe(address);
  });

  it('[FORM-13] a page of another site sends nothing in a shopper’s name', () => {
    expect(isForeign('http://a.example', 'a.example')).toBe(false);
    expect(isForeign(undefined, 'a.example')).toBe(false);
    expect(isForeign('http://b.example', 'a.example')).toBe(true);
    expect(isForeign('null', 'a.example')).toBe(true);
  });
});
