import { expect, it } from 'vitest';
import { resetLeavesNothing } from './reset-leaves-nothing.ts';

const saying = (layer: 'dealer' | 'template' | 'default', value: unknown) => ({ layer, title: '', value });
const row = (path: string, value: unknown, below: ReturnType<typeof saying>[]) => ({
  path,
  title: 'Main',
  value,
  origin: { ...saying('dealer', value), below },
});

it('[PLUS-02] a reset that leaves shoppers without the value names what they lose', () => {
  expect(resetLeavesNothing(row('phones.main', '03 5550 1234', [saying('default', '')]))).toMatch(
    /"Main".*header.*no phone/,
  );
  expect(resetLeavesNothing(row('banners', [1], [saying('default', [])]))).toMatch(/nothing in its place/);
  expect(resetLeavesNothing(row('phones.main', '03 5550 1234', [saying('template', '1300 000 000')]))).toBeNull();
  expect(resetLeavesNothing(row('phones.main', '', [saying('default', '')]))).toBeNull();
});
