import { describe, expect, it } from 'vitest';
import { addressMark, codeMac, deviceMark, hashOf, newCode, newToken, numberMac, personMark } from './secrets.ts';

const [key, other] = [Buffer.from('one key'), Buffer.from('another key')];
const code = { site: 'a', phone: '+61412555019', challenge: 'c', code: '123456' };

describe('[SAVE-06] what the records hold in place of secrets', () => {
  it('a code’s mark is of one key, site, number, challenge and code', () => {
    const others = [
      codeMac(other, code),
      ...Object.keys(code).map((name) => codeMac(key, { ...code, [name]: 'x' })),
      codeMac(key, { ...code, site: 'a+', phone: code.phone.slice(1) }),
    ];
    expect(new Set([codeMac(key, code), ...others]).size).toBe(others.length + 1);
    expect(codeMac(key, code)).toBe(codeMac(key, { ...code }));
  });

  it('a mark of one purpose is none of another', () => {
    const marks = [deviceMark(key, 'a', 'b'), addressMark(key, 'a', 'b'), personMark(key, 'a', 'b')];
    expect(new Set(marks).size).toBe(3);
    expect(numberMac(key, { site: 'a', phone: 'b', untilMs: 1 })).not.toBe(
      numberMac(key, { site: 'a', phone: 'b', untilMs: 2 }),
    );
  });

  it('a token has 256 bits, and only its hash is stored', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hashOf(token)).not.toContain(token);
    expect(newToken()).not.toBe(token);
  });

  it('a code has six digits, zeros in front too', () => {
    const codes = Array.from({ length: 500 }, newCode);
    for (const one of codes) expect(one).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(450);
  });
});
