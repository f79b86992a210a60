import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { textOf } from '@/parts/rich-text/rich-text.fixture.ts';

type Faq = BlockOf<'faq'>;

const one = (_key: string, question: string, ...answer: string[]) => ({ _key, question, answer: textOf(...answer) });

const minimal: Faq = {
  _key: 'faq',
  _type: 'faq',
  anchor: null,
  hidden: null,
  heading: null,
  questions: [one('a', 'Do you take trade-ins?', 'Yes, any make.')],
};

export const faqFixtures: BlockFixtures<Faq> = {
  full: {
    ...minimal,
    anchor: 'questions',
    heading: 'Questions we hear every day',
    questions: [
      one(
        'a',
        'Can I trade in a car that I still owe money on?',
        'Yes. We ask your lender for the payout figure, settle it, and pay you what is left.',
        'If the payout is more than the car is worth, you choose: pay the difference, or add it to the new loan.',
      ),
      one('b', 'How long can you hold a car for me?', '48 hours with a refundable $200, which comes off the price.'),
      one(
        'c',
        'What should I bring to a test drive?',
        '- Your licence',
        '- Half an hour',
        '- The people who will ride in it',
      ),
    ],
  },
  minimal,
  needed: ['questions'],
  broken: [
    { _key: 'x', _type: 'faq' },
    { _key: 'x', _type: 'faq', questions: [null, { _key: 'a', question: 'No answer?', answer: null }] },
    { ...minimal, questions: [one('a', '</script><script>alert(1)</script>', '<!-- <script>'), null] },
  ],
};
