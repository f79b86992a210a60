import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type Warranty = BlockOf<'warranty'>;
type Plan = NonNullable<NonNullable<Warranty['plans']>[number]>;

const plan = (years: Plan['years'], name: string, points: string[], link: Plan['link'] = null): Plan => ({
  _key: name,
  years,
  name,
  points,
  link,
});

const minimal: Warranty = {
  _key: 'warranty',
  _type: 'warranty',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  plans: [plan(3, 'Used cars', ['Standard with our used cars'])],
  note: null,
};

export const warrantyFixtures: BlockFixtures<Warranty> = {
  full: {
    ...minimal,
    anchor: 'warranty',
    heading: 'Covered for longer than the loan',
    text: 'Choose the cover when you choose the car. It goes with the car when you sell it.',
    plans: [
      plan(3, 'Used cars', [
        'Standard with every used car under ten years',
        'Claims at any licensed workshop',
        'No excess',
      ]),
      plan(5, 'Mechanical protection', ['Engine, gearbox and driveline', 'Roadside help day and night'], {
        label: 'What is covered',
        href: '/warranty',
      }),
      plan(7, 'New cars', ['The maker’s own warranty', 'Kilometres without limit', 'At any dealer in Australia']),
    ],
    note: 'These warranties come on top of your rights under the Australian Consumer Law.',
  },
  minimal,
  needed: ['plans'],
  broken: [
    { _key: 'x', _type: 'warranty' },
    { _key: 'x', _type: 'warranty', plans: [null, { _key: 'a', years: null, name: 'Endless', points: [null] }] },
    { ...minimal, plans: [{ _key: 'a', years: 3, name: 'Bare', points: null, link: null }] },
  ],
};
