import { describe, expect, it } from 'vitest';
import { helpEndsAt, helperName, helperNow, shownHelper } from './purchase-help.ts';

const at = new Date(Date.UTC(2026, 10, 25, 6, 30));
const day = 24 * 3_600_000;

describe('[CHK-05] who helps with a purchase', () => {
  it('helps until 24 hours after what they did last', () => {
    const helped = { helperId: 'jane-1', helpedAt: at };
    expect(helpEndsAt(helped)).toBe(at.getTime() + day);
    expect([0, day - 1, day].map((later) => helperNow(helped, at.getTime() + later))).toEqual(['jane-1', 'jane-1', '']);
    expect(helperNow({ helperId: '', helpedAt: null }, at.getTime())).toBe('');
  });

  it.each(['mei@a.example', 'Mei <mei@a.example>', ' ', ''])('has no name for the shopper where it is “%s”', (name) => {
    expect(helperName(name)).toBe('');
    expect(shownHelper(name, 'Southbank Ford')).toBe('Someone at Southbank Ford');
  });

  it('has the name that staff chose', () => expect(shownHelper(' Mei Tran ', 'Southbank Ford')).toBe('Mei Tran'));
});
