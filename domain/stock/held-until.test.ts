import { expect, it } from 'vitest';
import { heldUntil } from './held-until.ts';

const until = Date.UTC(2026, 10, 27, 6, 30);

it('[CHK-02] a card shows until when its car is held, by the clock of its state', () => {
  const card = { reserved: true, reservedUntilMs: until, state: 'vic' };
  expect(heldUntil(card, until - 1)).toBe('Reserved until Fri\u00a027\u00a0Nov, 5:30\u00a0pm');
  expect(heldUntil({ ...card, state: 'wa' }, until - 1)).toBe('Reserved until Fri\u00a027\u00a0Nov, 2:30\u00a0pm');
  expect(heldUntil(card, until)).toBe(null);
  expect(heldUntil({ ...card, reservedUntilMs: 0 }, 0)).toBe(null);
  expect(heldUntil({ ...card, reserved: false }, 0)).toBe(null);
});
