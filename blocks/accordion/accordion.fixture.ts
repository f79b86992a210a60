import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { textOf } from '@/parts/rich-text/rich-text.fixture.ts';

type Accordion = BlockOf<'accordion'>;

const section = (_key: string, title: string, subtitle: string | null, ...body: string[]) => ({
  _key,
  title,
  subtitle,
  body: textOf(...body),
});

const minimal: Accordion = {
  _key: 'accordion',
  _type: 'accordion',
  anchor: null,
  hidden: null,
  heading: null,
  sections: [section('a', 'What is included', null, 'Roadworthy, 12 months registration, a full tank and two keys.')],
  oneAtATime: null,
  firstOpen: null,
};

export const accordionFixtures: BlockFixtures<Accordion> = {
  full: {
    ...minimal,
    anchor: 'included',
    heading: 'What comes with every car',
    oneAtATime: true,
    firstOpen: true,
    sections: [
      section(
        'a',
        'What is included',
        'Roadworthy, 12 months registration, full tank, two keys',
        'Every car leaves with a roadworthy certificate and twelve months of registration.',
        '- A full tank',
        '- Two keys, or the price of the second off yours',
      ),
      section(
        'b',
        'Why buy from us',
        'Same price online and on the floor',
        'The price on the page is the price on the windscreen.',
      ),
      section(
        'c',
        'Protect your car',
        'Paint, fabric and 3, 5 or 7 year warranty',
        'Done in our own workshop before you pick it up.',
      ),
    ],
  },
  minimal,
  needed: ['sections'],
  broken: [
    { _key: 'x', _type: 'accordion' },
    { _key: 'x', _type: 'accordion', sections: [null, { _key: 'a', title: null, body: null }] },
    {
      _key: 'x',
      _type: 'accordion',
      sections: [{ _key: 'a', title: 'Title', body: [{ _key: 'p', _type: 'block' }, null] }],
    },
  ],
};
