import type { PageText } from '@/demo/content/page-text.ts';
import { richText } from '../demo-blocks.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq } from '../story-blocks.ts';

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'What Riverside Kia keeps about you, for how long, who sees it and how to have it put right.',
  blocks: [
    richText(
      'Short, and all of it true',
      'One price means we need to know less about you than most. We do not score you, follow you round the internet or buy lists. What is left is below, and the Privacy Act 1988 and its thirteen Australian Privacy Principles apply to every line of it.',
    ),
    accordion(
      'What we keep, and until when',
      ['An enquiry', 'Name, phone, email, postcode: eighteen months', 'To answer you. Deleted if nothing came of it.'],
      [
        'A drive',
        'A look at your licence; its number until the car is back',
        'For the insurer, and for what a speed camera sends us. We take no copy.',
      ],
      [
        'A sale or a trade-in',
        'Contract, licence copy, history of the car: seven years',
        'The Motor Vehicle Dealers Act of Western Australia wants a register of every car that passes through, and company law wants the books for seven years. So we keep them, and no longer.',
      ],
      ['A service', 'The car’s record, while the car is on the road', 'It goes with the car; your name does not.'],
    ),
    richText(
      'Who else sees it',
      '- Kia Australia, for the warranty and for safety recalls.',
      '- Driver and Vehicle Services of the state, for the registration.',
      '- Your bank or lease company, if you told us to write to it. We are not a lender and hold no credit report.',
      '- Two companies that run our email and our workshop diary. One keeps its copies in Singapore; its contract holds it to the Australian principles, and we answer to you for it.',
      'Nobody else, unless a court or the law says so. If it ever gets out and could do you serious harm, we tell you and the Information Commissioner.',
      '## On this website',
      'Saved cars stay in your browser. We count how often a page or a car is looked at, without cookies and without storing your address. Maps and videos load when you click them. A message that sells something comes only if you ticked the box, and one click ends it within five working days, as the Spam Act asks.',
    ),
    faq(
      'Your side of it',
      [
        'Can I see what you have?',
        'Yes, within thirty days, at no charge. Bring something with your name on it, so that we do not show it to somebody else.',
      ],
      ['It is wrong', 'Tell us what is right. We change it, and tell whoever had it from us.'],
      [
        'I want to complain',
        'To the owner, in writing. If there is no answer in thirty days, or a poor one, go to the Office of the Australian Information Commissioner at www.oaic.gov.au.',
      ],
      ['Can I stay anonymous?', 'To look, ask a price and sit in a car, of course.'],
    ),
    enquiryForm({
      heading: 'Ask the owner',
      text: 'Riverside Kia is a made-up dealer in a demonstration. Please send nothing private.',
    }),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'What one price means at Riverside Kia, and the rules of this website and of holding a car.',
  blocks: [
    richText(
      'The price is the contract’s price',
      'What is on this site and on the windscreen is what you pay to drive away in Western Australia: car, registration (for twelve months if it is new), licence duty, compulsory insurance, plates and delivery, GST included. There is no dealer fee to add.',
      '- A used car marked “excl. govt. charges” is the exception: duty and transfer come on top, to the dollar the state charges.',
      '- If site and windscreen differ, the lower one holds.',
      '- A price that we lower within seven days of your signature is lowered for you too.',
      '- For other states we work the charges out in writing.',
    ),
    faq(
      'And otherwise',
      [
        'Is the car there?',
        'It was when the page was made. Ring before you drive from Bunbury. A sold car is gone from the site within the hour.',
      ],
      [
        'How do I hold one?',
        'With $200, until the time you are shown. It comes off the price, or goes back to your card within three days.',
      ],
      [
        'Whose pictures are these?',
        'Computer-made ones of cars in general, marked as illustrative. The words beside a used car are about that very car.',
      ],
      ['Do you quote repayments?', 'No. This dealer arranges no credit and quotes no rate.'],
      [
        'Which law?',
        'That of Western Australia, with the Australian Consumer Law above everything written here. Nothing on this page takes a right from you, and a line that tried to would be void.',
      ],
    ),
    richText(
      'Not real',
      'Riverside Kia, its cars and its prices were made up to show a website. Nothing can be bought.',
    ),
  ],
};

export const riversideLegalPages: readonly PageText[] = [privacy, terms];
