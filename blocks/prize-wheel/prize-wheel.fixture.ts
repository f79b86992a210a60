import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { textOf } from '@/parts/rich-text/rich-text.fixture.ts';

type PrizeWheel = BlockOf<'prizeWheel'>;

const minimal: PrizeWheel = {
  _key: 'wheel',
  _type: 'prizeWheel',
  anchor: null,
  hidden: null,
  heading: 'Spin to win',
  text: null,
  prizes: [
    { _key: 'a', title: 'Free car wash', odds: 20, isWin: true },
    { _key: 'b', title: 'No prize this time', odds: 80, isWin: false },
  ],
  terms: textOf('Open to residents of Victoria aged 18 or over.', 'One go for each mobile number.'),
  permit: 'NSW TP/04512',
  startsAt: '2020-01-01T00:00:00Z',
  expiresAt: '2100-01-01T00:00:00Z',
};

export const prizeWheelFixtures: BlockFixtures<PrizeWheel> = {
  full: { ...minimal, anchor: 'wheel', text: 'One go for each mobile number.' },
  minimal,
  needed: [
    'heading',
    'prizes',
    // Without one of them the odds do not add up.
    ...['prizes.0', 'prizes.1'].flatMap((prize) => [prize, `${prize}.title`, `${prize}.odds`]),
    'terms',
    'permit',
    'startsAt',
    'expiresAt',
  ],
  broken: [
    { _key: 'x', _type: 'prizeWheel' },
    { ...minimal, prizes: [null, { _key: 'a', title: 'Free car wash', odds: 20, isWin: true }] },
    { ...minimal, prizes: minimal.prizes?.map((one) => ({ ...one, odds: 30 })) },
  ],
};
