import { describe, expect, it } from 'vitest';
import { place } from '@/domain/leads/site.fixture.ts';
import { coolingOffText } from './cooling-off-words.ts';

const contract = {
  state: 'vic',
  carType: 'used',
  priceCents: 61_490_00,
  linkedCredit: false,
  dealer: 'Southbank Ford',
  hours: place('Southbank'),
  // Friday 27 November, 10 am in Melbourne.
  now: Date.UTC(2026, 10, 26, 23),
} as const;

describe('[PLUS-14] the cooling-off period on the page of a purchase', () => {
  it('states days, the maximum that may be retained, and the last day by the dealer’s own hours', () => {
    expect(coolingOffText(contract)).toEqual({
      title: 'Cooling-off in Victoria',
      text: 'After you sign a contract for a used car you have 3 clear business days to end it in writing. Southbank Ford may keep $614.90 at most and returns the rest of what you paid.',
      last: 'Wednesday 2 December',
      bounds: 'The right ends when you take the car, and does not cover companies or commercial vehicles.',
    });
  });

  it('shows nothing where there is no right, or it depends on what was not chosen', () => {
    expect(coolingOffText({ ...contract, state: 'WA' })).toBe(null);
    expect(coolingOffText({ ...contract, state: '' })).toBe(null);
    expect(coolingOffText({ ...contract, state: 'NSW' })).toBe(null);
    expect(coolingOffText({ ...contract, state: 'NSW', linkedCredit: true })?.text).toContain(
      'with finance that Southbank Ford arranges you have 1 business day',
    );
  });

  it('states by when the rest is paid back where the state names the day', () => {
    expect(coolingOffText({ ...contract, state: 'SA' })?.text).toBe(
      'After you sign a contract for a used car you have 2 clear business days to end it in writing. Southbank Ford may keep $100.00 at most and returns the rest of what you paid by the end of the next clear business day.',
    );
  });

  it('names no day where the hours are not given', () => {
    expect(coolingOffText({ ...contract, hours: null })?.last).toBe('');
  });
});
