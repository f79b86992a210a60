import { describe, expect, it } from 'vitest';
import { mailAddress, refusalText } from './members.ts';

describe('[PLUS-19] the invitation of staff', () => {
  it('is handed on in an email with the link', () => {
    const link = 'http://epping-ford.localhost:3000/lake/auth/invitation?code=a&b';
    const address = new URL(mailAddress({ name: 'Mei', email: 'mei+x@a.example' }, 'Epping & Ford', link));
    expect(decodeURIComponent(address.pathname)).toBe('mei+x@a.example');
    expect(address.searchParams.get('subject')).toBe('Your sign-in for the website of Epping & Ford');
    expect(address.searchParams.get('body')).toContain(link);
  });

  it('that is refused states why; a silent service is to be tried again', () => {
    expect(refusalText(Object.assign(new Error('Already a member.'), { statusCode: 409 }))).toBe('Already a member.');
    expect(refusalText(Object.assign(new Error('Oops'), { statusCode: 503 }))).toContain('Try again');
    expect(refusalText(new TypeError('fetch failed'))).toContain('Try again');
  });
});
