import { expect, it } from 'vitest';
import { entryOf } from './step-history-client.ts';

const stepOf = (state: unknown, name: string) => entryOf(state, name).step;

it('[FORM-05] an entry of the history names the step of its own form; any other entry is the first step', () => {
  expect(stepOf({ formStep: { name: 'your-car', step: 1 } }, 'your-car')).toBe(1);
  expect(stepOf({ formStep: { name: 'your-car', step: 1 } }, 'book')).toBe(0);
  for (const state of [null, undefined, 'x', {}, { formStep: null }, { formStep: { name: 'your-car', step: '1' } }])
    expect(stepOf(state, 'your-car')).toBe(0);
  expect(stepOf({ formStep: { name: 'your-car', step: -1 } }, 'your-car')).toBe(0);
});
