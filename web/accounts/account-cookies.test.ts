import { describe, expect, it } from 'vitest';
import { onlySender, readCookie, setCookie, signedInCookies, signedOutCookies } from './account-cookies.ts';

describe('[SAVE-06] the cookies of signing in', () => {
  it('are of this host alone over https, and out of reach of scripts', () => {
    expect(setCookie('session', 'abc', true)).toMatch(
      /^__Host-forecourt_account=abc; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
    expect(setCookie('session', 'abc', false)).toMatch(
      /^forecourt_account=abc; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
  });

  it('show scripts only that a shopper is signed in', () => {
    expect(setCookie('mark', '1', true)).toMatch(/^forecourt_signed_in=1; .*Secure$/);
    expect(setCookie('mark', '1', true)).not.toContain('HttpOnly');
  });

  it('end at once where they are emptied', () => {
    expect(setCookie('session', '', true)).toContain('=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0;');
  });

  it.each([
    ['a=1; forecourt_account=tok_en-1; b=2', false, 'tok_en-1'],
    ['__Host-forecourt_account=x', true, 'x'],
    ['forecourt_account=x', true, ''],
    ['forecourt_account_more=x', false, ''],
    ['forecourt_account=a"b', false, ''],
    [`forecourt_account=${'a'.repeat(2_001)}`, false, ''],
    [null, false, ''],
  ])('are read out of %j (secure: %s) as "%s"', (cookies, secure, token) =>
    expect(readCookie(cookies, 'session', secure)).toBe(token),
  );

  it('begin a session with a mark of its own, and end what led to it', () => {
    const entered = { token: 'tok', device: 'dev' };
    const values = signedInCookies(entered, false).map((line) => line.split(';')[0]);
    expect(values).toEqual([
      'forecourt_account=tok',
      'forecourt_device=dev',
      expect.stringMatching(/^forecourt_signed_in=[\w-]{8}$/),
      'forecourt_sign_in=',
      'forecourt_sign_in_form=',
    ]);
    expect(signedInCookies(entered, false)[2]).not.toBe(signedInCookies(entered, false)[2]);
  });

  it('are let go of with what was typed and begun under them; what remembers the browser itself stays', () => {
    expect(signedOutCookies(true).map((line) => line.split(/[=;]/)[0])).toEqual([
      '__Host-forecourt_account',
      'forecourt_signed_in',
      ...['sign_in', 'sign_in_form', 'confirmed_number', 'checkout', 'purchase'].map(
        (name) => `__Host-forecourt_${name}`,
      ),
    ]);
    for (const line of signedOutCookies(false))
      expect(line).toMatch(/=; Path=\/;( HttpOnly;)? SameSite=Lax; Max-Age=0/);
  });

  it('go on with an enquiry without any other cookie of the browser', () => {
    const cookies = 'forecourt_account=a; forecourt_device=d; other=o; forecourt_purchase=p';
    expect(onlySender(cookies, false)).toBe('forecourt_account=a; forecourt_purchase=p');
    expect(onlySender('other=o', false)).toBe('');
  });
});
