import { describe, expect, it } from 'vitest';
import { consentPieces, consentText } from './consent-words.ts';

const siteLinks = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms and conditions', href: '/terms-and-conditions' },
];
const links = (text: string, of = siteLinks) => consentPieces(text, of).filter(({ href }) => href !== null);

describe('the text of a consent', () => {
  it('lead to the terms and to the privacy policy that the site names at its very bottom', () => {
    expect(consentPieces('I agree to the terms of use.', siteLinks)).toEqual([
      { text: 'I agree to the ', href: null },
      { text: 'terms of use', href: '/terms-and-conditions' },
      { text: '.', href: null },
    ]);
    expect(links('I accept the Terms and Conditions and the privacy policy').map(({ href }) => href)).toEqual([
      '/terms-and-conditions',
      '/privacy-policy',
    ]);
  });

  it('lead nowhere where the site has no such page', () => {
    expect(consentPieces('I agree to the terms of use.', [])).toEqual([
      { text: 'I agree to the terms of use.', href: null },
    ]);
  });

  it('lead to the address that staff wrote, whatever the text is', () => {
    const text = 'I have read the [drive agreement](/agreement) and its [terms of use](https://example.com/terms).';
    expect(links(text)).toEqual([
      { text: 'drive agreement', href: '/agreement' },
      { text: 'terms of use', href: 'https://example.com/terms' },
    ]);
    expect(consentText(text)).toBe('I have read the drive agreement and its terms of use.');
  });

  it.each(['javascript:alert`1`', '//elsewhere.example', ''])('never lead to %j', (href) => {
    expect(links(`See the [small print](${href})`, [])).toEqual([]);
    expect(consentText(`See the [small print](${href})`)).toBe('See the small print');
  });
});
