import type { PageText } from '@/demo/content/page-text.ts';
import { richText } from '../demo-blocks.ts';

const privacyPolicy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'What we collect when you enquire, book or buy, what we use it for, and how to have it corrected.',
  blocks: [
    richText(
      'What we know about you, and why',
      'This policy says how we handle personal information under the Privacy Act 1988 and the Australian Privacy Principles. If a paragraph is unclear, call us and somebody will explain it.',
      '## What we collect',
      '- Your name, phone number, email address and postcode, when you send an enquiry or book a drive or a service.',
      '- Your licence, when you take a car for a drive, and copies of it when you buy one.',
      '- The registration and history of a car that you trade in, sell to us or have serviced here.',
      '- What a lender asks for, when you apply for finance. We pass it on and do not keep payslips once the lender has answered.',
      'We ask you, not a data broker. If you would rather stay anonymous, you can: prices and stock are open to everybody.',
      '## What we use it for',
      'To answer you, to prepare the papers of a sale, to look after your car, and to tell you about safety recalls. We send news only if you ticked the box, and every message has an unsubscribe link that works at once.',
      '## Who else sees it',
      'The maker of your car, for its warranty and recalls. The lender or insurer that you chose. The roads authority, for registration. Companies that run our systems and may do nothing else with it. Some of those keep data overseas; we hold them to the same rules.',
      '## Cookies and this website',
      'The site remembers your saved cars in your own browser. Videos, maps and pages of social networks load only after you click them, and until then their owners do not learn that you were here.',
      '## Look, correct, complain',
      'Ask for what we hold about you, or for a correction, at any of our [locations](/contact-us). We answer within thirty days and charge nothing. If our answer does not settle it, the Office of the Australian Information Commissioner takes complaints.',
      'The dealers of this demonstration are invented. Please do not send them anything private.',
    ),
  ],
};

const termsAndConditions: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'How prices, availability, estimates and online reservations on this website are to be read.',
  blocks: [
    richText(
      'Terms and conditions',
      'These terms are about this website. A sale has its own contract, which you sign at the dealership after you have read it.',
      '## Prices',
      'A drive away price includes registration, stamp duty, compulsory insurance and delivery for a private buyer in our state, in the vehicle’s standard colour. Excluding government charges means that those come on top; we work them out for you in writing. If this site ever shows two prices for the same vehicle, the lower one holds.',
      '## Availability',
      'Stock is updated through the day. A vehicle can be sold between two updates, and we would rather tell you than sell it twice: call before you make a long trip.',
      '## Pictures',
      'Pictures of new vehicles, and those marked as illustrative, show the kind of vehicle and not always its colour or equipment. Used vehicles are described as we found them.',
      '## Finance',
      'Figures are estimates, not an offer of credit. The rate, the comparison rate and what they are based on are shown beside each of them. The lender looks at every application on its merits; fees, terms and conditions apply.',
      '## Reservations',
      'A reservation takes the vehicle off sale until the time we state when you make it. The deposit goes towards the price if you buy, and back to you if you do not.',
      '## Your rights',
      'Nothing here takes away what the Australian Consumer Law or the motor dealer law of our state gives you. Where a used vehicle has a statutory warranty or a cooling-off period, the papers say so before you sign.',
      'The dealers, the prices and the vehicles of this demonstration are invented. Nothing here can be bought.',
    ),
  ],
};

/** Texts that the law requires on every dealer's website; a dealer may replace them. */
export const legalPages: readonly PageText[] = [privacyPolicy, termsAndConditions];
