import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Handoff } from './handoff.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('[PLUS-19] codes end when they are revoked, of that user alone, and later ones are good', () => {
  const handoff = new Handoff();
  const [first, other] = [handoff.issue('ann'), handoff.issue('ben')];
  handoff.revoke('ann');
  expect([handoff.userOf(first), handoff.redeem(first)]).toEqual([undefined, undefined]);
  vi.advanceTimersByTime(1);
  expect([handoff.redeem(handoff.issue('ann')), handoff.redeem(other)]).toEqual(['ann', 'ben']);
});
