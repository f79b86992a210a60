import type { PageText } from '@/demo/content/page-text.ts';
import { hoursSection, pictured, richText, statsBanner, threeWays } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm, serviceBooking } from '../form-blocks.ts';
import { accordion, faq, gallery, tabs, warranty } from '../story-blocks.ts';

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description: 'What to do when a Toyota stops on Beach Road or far from it, and who pays for the truck.',
  blocks: [
    pictured(
      picture('suv/rear-three-quarter/white', 'A white SUV from behind'),
      'Stopped on Beach Road, on a Sunday?',
      'It is nearly always the small battery. A hybrid with a flat 12-volt battery will not wake up, however full the big one is. The patrol brings a new one, fits it beside the road and you pay only for the battery.',
      'Cyclists pass close there. Get out on the beach side, hazards on, children behind the wall. Then ring the number inside the fuel flap.',
    ),
    threeWays(
      'Three calls in four',
      [
        'Will not start',
        'Battery tested, jumped or replaced where you stand.',
        ['Have it tested first', '/service'],
        picture('hatch/front-detail/red', 'The headlight of a red hatch'),
      ],
      [
        'Flat tyre',
        'Many hybrids have a repair kit and no spare. They bring a wheel, or a truck.',
        ['Tyres at number 661', '/vehicle-parts-and-accessories'],
        picture('suv/front-detail/white', 'The front wheel of a white SUV'),
      ],
      [
        'Key inside',
        'Opened without a scratch, once you show that the car is yours.',
        ['A second key', '/vehicle-parts-and-accessories'],
        picture('sedan/rear-three-quarter/silver', 'A silver sedan from behind'),
      ],
    ),
    accordion(
      'Who is looked after, and for how long',
      [
        'New cars',
        'Three years from the first registration',
        'Day and night, in every state. Renewed for twelve months at each service here, up to the car’s tenth birthday.',
      ],
      ['Demonstrators', 'What is left of the three years', 'The date is on the sticker behind the fuel flap.'],
      [
        'Used cars from our floor',
        'Twelve months',
        'Any make. Outside a circle of 50 kilometres the tow is ours for the first 50, yours after that.',
      ],
    ),
    hoursSection(
      'If you would rather come to us',
      'The tow truck has a key to the yard. So it may arrive when we are shut.',
    ),
  ],
};

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Toyota warranty',
  description: 'Five years, longer for driveline and hybrid battery, and what Victorian law gives beside it.',
  blocks: [
    statsBanner(
      'Toyota warranty: the hybrid battery first',
      ['5', 'years from new'],
      ['+1', 'with each yearly check'],
      ['10', 'years at most'],
    ),
    warranty(
      'Cover that grows if you look after it',
      'Five years and unlimited kilometres from the first registration, for private owners. What comes after depends on service records, so keep them.',
      [5, 'New Toyotas', 'Bumper to bumper', 'Paint and corrosion as the booklet says'],
      [7, 'Engine and driveline', 'If serviced on schedule', 'At any qualified workshop'],
      [3, 'Used cars', 'From our own yard', 'Engine, gearbox, cooling'],
    ),
    tabs(
      'Something is wrong',
      [
        'Ring us',
        picture('places/hall-red.avif', 'A red hatch, a white SUV, a green ute and a silver sedan in a row'),
        'Any day of the week, 03 5550 7320. Say when it happens: cold, hot, wet, reversing. A video on your phone is worth an hour of ours.',
      ],
      [
        'We look',
        picture('places/bay-yellow.avif', 'A red hatch in the service bay'),
        'Having a look is free if the fault turns out to be covered. If it is not, we ring before there is anything to pay.',
      ],
      [
        'You get it back',
        picture('suv/front-three-quarter/silver', 'A silver SUV'),
        'With the old part in a bag and a page that says what was done. Longer than a day and you have a loan RAV4.',
      ],
    ),
    richText(
      'What Victoria gives you anyway',
      'A used car that is no more than ten years old and has done less than 160,000 kilometres comes with three months or 5,000 kilometres of statutory warranty, whichever ends first. We have to fix it, and you can claim on a Sunday.',
      'For three clear business days after you sign (weekends do not count, even though we are open) you can also walk away for the small part of the price that the Act lets us keep, unless you have already taken the car home. A box in the contract says how.',
      '## And all of Australia',
      'The consumer guarantees above last as long as is reasonable for the car and its price. They do not stop on the day a booklet runs out, and nobody at 655 will tell you that they do.',
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: 'Toyota parts at 661 Nepean Highway: hybrid filters, boat hitches, beach mats, tried on before you buy.',
  blocks: [
    gallery(
      'Tried on, not looked up',
      [picture('ute/rear-detail/white', 'The tail light of a white ute'), 'Tow bars, on the HiLux by the door'],
      [picture('suv/side/silver', 'A silver SUV from the side'), 'Roof racks, with a kayak on them'],
      [picture('hatch/rear-three-quarter/white', 'A white hatch from behind'), 'Boot liners, with real sand'],
    ),
    richText(
      'Open on the day you wash the car',
      'That is Saturday, for most of Brighton, and the counter is open. On Sundays the showroom hands out what you have paid for: mats, wipers and hitches wait behind the desk with your name on them.',
      '- The hybrid battery’s cooling filter costs less than a parking fine. Change it yearly.',
      '- Tow bars are fitted while you walk to the bay and back.',
      '- Keys are cut and coded on Tuesdays. Bring the car and whatever keys are left.',
    ),
    serviceBooking({
      anchor: 'fitting',
      heading: 'Have it fitted',
      text: 'Choose a morning and write what you have bought. Most accessories take less time than the walk.',
    }),
    faq(
      'At the counter',
      [
        'Genuine or not?',
        'We sell Toyota’s own. Others may fit as well, and fitting them does not end your warranty: only what they break does.',
      ],
      ['Do you post?', 'Anywhere in Australia, for the cost of the postage.'],
      [
        'Can I bring it back?',
        'Unopened, for thirty days. If it is faulty, for as long as such a part should last: that is the law, not us being nice.',
      ],
    ),
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Ask number 661',
      text: 'Tell us your rego and the part. If it is on the shelf we put your name on it.',
    }),
  ],
};

export const baysideOwnerPages: readonly PageText[] = [roadside, warrantyPage, parts];
