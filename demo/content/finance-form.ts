import { enquiryForm } from './form-blocks.ts';
import type { Owner, PageText } from './page-text.ts';

type Texts = { heading: string; text: string };

/** What is over the form of a finance page, by whose page it is; who sells no loans has none. */
const textOf: Readonly<Record<string, Texts>> = {
  template: {
    heading: 'Talk to us about finance',
    text: 'Tell us which car it is about and how to reach you. An enquiry is not an application: nothing goes on your credit file.',
  },
  'southbank-ford': {
    heading: 'Sit down with us, or do it by phone',
    text: 'One of our two finance people rings you back on the day, between nine and five.',
  },
  'harbour-ford': {
    heading: 'Ask for the figure on your car',
    text: 'Name the car and the term. The answer comes on one page, our commission included.',
  },
  'ranges-volkswagen': {
    heading: 'Ask now, decide later',
    text: 'You get our answer in writing. It is yours to think over, with no salesperson on the phone.',
  },
  'northgate-hyundai': {
    heading: 'Write in the language you think in',
    text: 'If nobody here reads it, we find somebody who does.',
  },
  'bayside-toyota': {
    heading: 'Make the appointment',
    text: 'Leave a number and say when it suits. Half an hour is enough if you bring the papers.',
  },
  'hilltop-suzuki': {
    heading: 'Ask one of the nine',
    text: 'Say which car and what is left at the end of your week. We do the sum with you, on paper, and you take the paper home.',
  },
  'meridian-group': {
    heading: 'Write to the lender desk',
    text: 'Say what it is for: car, caravan, motorcycle or all of them. One person answers for the whole group.',
  },
  'coastline-mazda': {
    heading: 'Leave Meg a note',
    text: 'She answers in the order the notes came in, Wednesday to Saturday.',
  },
  cartown: {
    heading: 'Ready to apply?',
    text: 'The yard that has your car rings you. With your licence and two payslips at hand, lenders often answer the same day.',
  },
};

/** Where the finance links of a dealer lead; see the option `financeLink`. */
const pathOf = (owner: string): string => (owner === 'cartown' ? '/apply-for-finance' : '/finance');

/**
 * The page with its form in the place where finance links end, `#finance-form` (NAV-16), and with the buttons of its calculator and example
 * leading there. Pages that no finance link leads to stay as they are.
 */
export function withFinanceForm(owner: Owner, page: PageText): PageText {
  const name = 'site' in owner ? owner.site : 'template';
  const texts = textOf[name];
  if (!texts || page.path !== pathOf(name)) return page;
  const blocks = page.blocks.map((block) =>
    block._type === 'financeCalculator' || block._type === 'financeEstimate'
      ? { ...block, ctaHref: '#finance-form' }
      : block,
  );
  const form = enquiryForm({ anchor: 'finance-form', standard: 'finance-enquiry', ...texts });
  return { ...page, blocks: [...blocks, form] };
}
