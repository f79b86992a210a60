import type { PageText } from '@/demo/content/page-text.ts';
import { locationSection, pictured, richText, threeWays } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, tabs, warranty } from '../story-blocks.ts';

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Hyundai warranty',
  description:
    'How long a Hyundai is covered, what changes for ride share, and what South Australia adds for used cars.',
  blocks: [
    warranty(
      'Ask which one is yours',
      'New cars have the maker’s warranty; ask us for the term of your model. If you drive for a living, say so when you buy: the kilometre limit is different and we would rather you knew.',
      [3, 'Used cars', 'For cars that the dealer’s duty to repair no longer covers', 'Engine, gearbox, steering'],
      [5, 'Longer cover', 'Electrics and air conditioning too', 'Roadside help in all states'],
    ),
    accordion(
      'Three words that matter',
      [
        'Duty to repair',
        'The law of South Australia, for used cars',
        'We repair defects for three months or 5,000 km, whichever is first. For cheap cars it is two months or 3,000 km. Very cheap, very old or high-kilometre cars have no duty to repair. The notice on the window says what your car has; ask us to read it with you.',
      ],
      [
        'Guarantee',
        'The law of Australia, for all cars',
        'A car must be safe, must last a fair time and must be what we said it is. If it has a major problem, you choose: repair, another car, or your money. Nobody can take this away, not even with a signature.',
      ],
      [
        'Warranty',
        'A promise by Hyundai or by us',
        'It is extra. It has a booklet. If you do not understand a page, somebody reads it with you.',
      ],
    ),
    faq(
      'Ride share',
      ['Is my warranty void?', 'No. It has a kilometre limit, which private use does not.'],
      [
        'Must I service it here?',
        'No. Any qualified workshop may do it, on time, with good parts. Keep the invoices in one place.',
      ],
      [
        'I think you are wrong. What now?',
        'Ask for our answer in writing. Then call Consumer and Business Services on 131 882. It helps for free, and has interpreters.',
      ],
    ),
  ],
};

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description: 'Your car has stopped? Five steps in plain words, and help in the language that you need.',
  blocks: [
    richText(
      'Five steps',
      '1. Hazard lights on. Stop on the left.',
      '2. Everybody gets out on the side away from the cars, children first. Stand behind the barrier.',
      '3. Danger, fire or somebody hurt: call 000. Say the name of the road.',
      '4. No danger: call the number on the card in the glovebox. It works day and night.',
      '5. You need another language? Call TIS National on 131 450 first. They call roadside help together with you.',
    ),
    tabs(
      'What has happened?',
      [
        'Flat tyre',
        picture('suv7/side/grey', 'A grey seven-seat SUV from the side'),
        'They change the wheel, or pump the tyre. Never change it yourself on Main North Road or on the expressway.',
      ],
      [
        'No charge',
        picture('hatch/side/white', 'A white hatch from the side'),
        'An electric Hyundai goes on a truck to a charger. The two at our gate work all night; press the button and say your number plate.',
      ],
      [
        'It is 44 degrees',
        picture('mover/front-three-quarter/white', 'A white people mover'),
        'Say so on the phone, and say if there is a baby or an older person. You go to the front of the queue. Do not wait inside the car.',
      ],
    ),
    faq(
      'Cover',
      ['How do I get it?', 'A service at Northgate gives you twelve months. A new car has it from the first day.'],
      ['My cousin was driving', 'It covers the car. Your cousin needs the key, a licence and your permission.'],
      ['I drive for a ride share', 'You are covered. Please log off first, so that nobody waits for you.'],
    ),
  ],
};

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'Our privacy policy in short sentences: what we ask, why, who sees it, and how to say no.',
  blocks: [
    richText(
      'Your information belongs to you',
      'This page is in easy English. Somebody at the desk can explain it in nine languages. It follows the Privacy Act 1988 and the Australian Privacy Principles.',
      '## What we ask for',
      '- Your name, phone, email and postcode, when you write to us.',
      '- Your licence, when you drive a car. An overseas licence too.',
      '- Your visa, your payslips and your rent, only when you ask a lender for a loan.',
      '- Your language, if you tell us. You do not have to.',
      '## What we do not ask for',
      'Your religion, your health and your family are your own. If you use the prayer room, nobody writes it down.',
      'This website counts how many times a page is opened. It does not use cookies for this. It does not store your address.',
      '## Why we ask',
      'To answer you. To write the papers of a car. To repair it. To tell you when a part is not safe. For advertising only if the box was ticked, and you can stop it any day.',
    ),
    accordion(
      'Who sees it',
      [
        'Here',
        'The person who helps you, and the manager',
        'Our other dealers in Meridian Motor Group see the service history of the car, and nothing else.',
      ],
      [
        'In Australia',
        'Those who need it for your car',
        'Hyundai. Service SA, for registration. The lender or the insurer that you chose. The government only if a law or a court says so.',
      ],
      [
        'Overseas',
        'Singapore and Korea',
        'Copies of our computers’ data are kept there, under a contract with Australian rules. Messages in other languages are translated by people here. Nothing is sent to the country you came from.',
      ],
    ),
    faq(
      'Your rights',
      [
        'Can I see my file?',
        'Yes. Ask at the desk or [write](/contact-us). You have it within thirty days. It is free.',
      ],
      ['It is wrong', 'Tell us. We correct it, and tell the others who have it.'],
      [
        'When do you delete it?',
        'Licence copies after thirty days. Loan papers when the lender has answered. Sales and repairs after seven years.',
      ],
      [
        'Somebody stole it',
        'If that happens and it can hurt you, we call you, and we tell the Office of the Australian Information Commissioner.',
      ],
      [
        'I want to complain',
        'To us first, to Mr Tran, in any language. If that does not help: the Commissioner, on 1300 363 992, with an interpreter through 131 450.',
      ],
      ['Is this real?', 'No. The dealer is invented for a demonstration. Please do not send anything private.'],
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'What this website promises about prices, cars, loans and reservations in South Australia, in plain English.',
  blocks: [
    faq(
      'Terms, as questions',
      [
        'Is the price the last price?',
        'Drive away: yes, for a private buyer who lives in South Australia. Stamp duty, registration, compulsory insurance and delivery are inside. “Excl. govt. charges”: no. Stamp duty and the transfer fee come on top, and we show you the sum. If you live in another state we calculate it again, before you sign.',
      ],
      [
        'I see two prices for one car',
        'Show us. You pay the lower one, or we take the car off the website and correct it.',
      ],
      ['Is the car really there?', 'It was this morning. Call before a long drive: 08 5550 6341.'],
      ['Does the picture show my car?', 'Pictures of new cars are examples. Used cars are described as they are.'],
      [
        'Is the weekly figure a loan?',
        'No. It is an example with a rate and a comparison rate. Only the lender can offer you a loan, after it has looked at your papers.',
      ],
      [
        'I paid a reservation',
        'Nobody else can buy the car until the time on your receipt. If you buy, it is part of the price. If you do not, you get it back.',
      ],
      [
        'Can I change my mind?',
        'Used cars and demonstrators: yes, in writing, within two clear business days. Saturday counts as one. We may keep $100 or two per cent of the price, whichever is less. New cars: no, so take your time before you sign. Nobody here may ask you to give this right up.',
      ],
    ),
    richText(
      'The law is stronger than this page',
      'The Australian Consumer Law and the Second-hand Vehicle Dealers Act 1995 of South Australia protect you. Nothing that we write and nothing that you sign makes that less. Our licence is LVD 204417. The dealer, the cars and the prices are invented, and nothing here can be bought.',
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: 'Hyundai parts in Gepps Cross: mats to wallboxes, with somebody who explains them in your language.',
  blocks: [
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Show us what is broken',
      text: 'You need no part number and no English word for it. Write what it looked like before, and your number plate. We find it and call you in your language.',
    }),
    threeWays(
      'Or come and touch it',
      [
        'Charging',
        'Cables and wallboxes, on a wall, working.',
        ['Ask about a visit', '/contact-us'],
        picture('hatch/front-three-quarter/teal', 'A teal hatch'),
      ],
      [
        'Family',
        'Child seat anchors, boot barriers, third-row mats.',
        ['Have it fitted', '/service'],
        picture('suv7/rear-three-quarter/blue', 'A blue seven-seat SUV from behind'),
      ],
      [
        'Ride share',
        'Pads, blades, globes and mats on a shelf of their own.',
        ['See what is due', '/service'],
        picture('sedan/front-three-quarter/silver', 'A silver sedan'),
      ],
    ),
    pictured(
      picture('suv/front-detail/white', 'The headlight of a white SUV'),
      'Good to know',
      'Parts for a service are here. Others come from Sydney in two days, or from Korea in three weeks. You pay when it is in your hand.',
      '- It does not fit? Bring it back within thirty days, with the receipt.',
      '- A part that we fitted has its own guarantee, under the Australian Consumer Law.',
    ),
    locationSection('Where the counter is', { show: 'service-and-parts' }),
  ],
};

/** What this dealer owes to its buyers, and the text that the law requires. */
export const northgateOwnerPages: readonly PageText[] = [warrantyPage, roadside, privacy, terms, parts];
