import type { PageText } from '@/demo/content/page-text.ts';
import { latestStock, pictured, richText, statsBanner } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import type { DemoSlug } from '../demo-themes.ts';
import { valuation } from '../form-blocks.ts';
import { accordion, faq, gallery, tabs } from '../story-blocks.ts';

type Copy = readonly [heading: string, ...paragraphs: string[]];

const sell = (
  description: string,
  heading: string,
  label: string,
  copy: Copy,
  ...more: PageText['blocks']
): PageText => ({
  path: '/sell-your-car',
  title: 'Sell your car',
  description,
  blocks: [valuation({ heading, text: label }), richText(...copy), ...more],
});

/** What happens to those who sell without buying, dealer by dealer. */
export const sellPages: Record<DemoSlug, PageText> = {
  'southbank-ford': sell(
    'Sell a car, ute or van to Southbank Ford without buying another.',
    'We buy without selling you one',
    'Half of what is in the Docklands yard came from people who bought nothing. Tell us what you have and Sam rings with a figure.',
    [
      'From the form to the money',
      'The figure on the phone is an estimate. It becomes a price when Sam has driven the car, and the money is with you before you hand over the key.',
      '- City Road on weekdays, Docklands on Saturdays.',
      '- Whole fleets: one valuer, one visit, one invoice.',
      '- The transfer goes to VicRoads from our counter, while you watch.',
    ],
    latestStock('Bought over the counter, sold from the yard', {
      carTypes: ['used'],
      linkLabel: 'All used cars',
      linkHref: '/search/used-cars',
    }),
  ),
  'harbour-ford': sell(
    'Sell your car in Artarmon: a figure by phone, a price in the yard, money the same day.',
    'Sell it on your way home',
    'Answer on the train, drop in on Thursday night. We are open until eight and the valuer stays as long as we do.',
    [
      'What we look at',
      'Forty minutes: paint, panels, underside, battery, and a drive on the freeway. You may come along for all of it.',
      '- If the price is lower than the estimate, we show you where.',
      '- Notice of disposal is filled in with you, so that tomorrow’s tolls are ours.',
    ],
    faq(
      'Before you bring it',
      ['Do I need a pink slip?', 'Not to sell to a dealer. We do our own check.'],
      ['What about my e-tag?', 'Take it off and take it home: it belongs to you, and so would our tolls.'],
      [
        'There is a loan on it',
        'Bring the payout letter. The lender gets its share and you get yours, both on the same day.',
      ],
      ['It is in my mother’s name', 'Then she signs. We come to her, anywhere between Palm Beach and Parramatta.'],
    ),
  ),
  'ranges-volkswagen': sell(
    'Sell any make in Ferntree Gully, and ride the bus home with the money in your account.',
    'Leave it at the foot of the hill',
    'Tell us what it is and where it has lived. Karin rings back, usually before lunch.',
    [
      'No roadworthy needed',
      'You do not have to make the car ready for us: we do that, at our own workshop round the corner, and know what it costs.',
      '- Volkswagens with a full digital record are bought unseen, within 500 kilometres of here.',
      '- We drive you home, as far as Sassafras.',
    ],
    pictured(
      picture('hatch/rear-three-quarter/blue', 'A blue hatch from behind'),
      'Karin’s list',
      'Both keys, the service book or the app, your licence, and the rego paper if you can find it. Snow chains stay with you. The dog hair may stay with us.',
      'She pays by transfer, and you see it arrive before you hand over the second key.',
    ),
  ),
  'coastline-mazda': sell(
    'Sell your car in Torquay. Meg has a look, you have a swim, and there is a price when you come back.',
    'A price by the time you are dry',
    'Send the form from the beach. Bring the car when the wind turns.',
    [
      'How it goes',
      'Leave the keys with Meg. She needs three quarters of an hour and a hoist, which is about two sets of waves.',
      '- Rust is pointed out, measured and priced, not whispered about.',
      '- Long weekends: we pay by transfer on the next banking day and write down which that is.',
    ],
    pictured(
      picture('van/rear-three-quarter/white', 'A white van from behind'),
      'Vans with a bed in them',
      'Half of what is offered to us in March has been lived in since November. Leave the bed in: somebody wants it. Take out the gas bottle, and whatever is behind the left rear panel. It is always behind the left rear panel.',
    ),
  ),
  'northgate-hyundai': sell(
    'Sell your car in Gepps Cross with the papers explained in nine languages.',
    'Sell it to us, with everything explained',
    'Write what you know about the car. We call you in the language you write in, and nothing is signed on the phone.',
    [
      'Every paper, one by one',
      'There are three: the contract, the transfer of registration and the receipt. We read them with you, and you take copies home before you sign.',
      '- Leaving Australia? We buy it the day before you fly and pay to any account in your name.',
      '- In two names? Both come, or one brings a signed letter.',
    ],
    accordion(
      'The three papers',
      [
        'The contract',
        'Who, which car, how much',
        'It has the price in numbers and in words. If you still owe money on the car, it says how much goes to the lender.',
      ],
      [
        'The transfer',
        'From your name to ours',
        'We send it to Service SA on the same day. After that, fines are ours. Keep your copy.',
      ],
      [
        'The receipt',
        'That you were paid',
        'You get it when the money is in your account, not before. Show us your banking app, and take a photo of both.',
      ],
    ),
  ),
  'riverside-kia': sell(
    'Sell your car in Victoria Park at one written price, with the auction results behind it.',
    'One figure, and you can say no',
    'Fill in the plate and the kilometres. The answer is a single number and it does not move when you frown.',
    [
      'Nothing to bargain about',
      'It is the same rule as on our windscreens. If somebody offers you more, take it: the sheet shows you how we came to ours.',
      '- The number holds for seven days or 500 kilometres.',
      '- Money by transfer, while you wait in the shade.',
    ],
    faq(
      'The sheet, explained',
      ['Whose auctions?', 'Three in Perth, the last four weeks, your model within a year and 20,000 kilometres.'],
      [
        'What do you take off?',
        'Tyres, a service, a clean and the auction fee that you do not pay. Each has its own line.',
      ],
      ['And what do you keep?', 'Nine per cent. It is the last line.'],
    ),
  ),
  'bayside-toyota': sell(
    'Sell your car in Brighton, Sundays included, and have the money on Monday.',
    'Any day of the week',
    'We need cars on the floor more than brochures on the counter. Tell us about yours, today if you like.',
    [
      'Seven days, two appointments',
      'One to look, one to pay. On weekdays both fit into the same hour; on a weekend the bank makes it two.',
      '- Hybrids: the battery is tested and you keep the printout.',
      '- We collect between Elwood and Black Rock.',
    ],
    statsBanner(
      'Last spring',
      ['212', 'cars bought'],
      ['57', 'of them on a Sunday'],
      ['1 in 3', 'bought nothing from us'],
    ),
  ),
  'hilltop-suzuki': sell(
    'Sell your small car in Castle Hill to nine people who like small cars.',
    'Got a small one?',
    'Or an old one. Or one with a story. Raj reads the form out loud, and then he rings you.',
    [
      'It is quick, the car is small',
      'Twenty minutes for a Swift, an hour for anything with a third row. Dot makes tea.',
      '- Sierra, Mighty Boy, Cappuccino: name your price first, Raj is bad at hiding his face.',
      '- We walk you down to the Metro.',
    ],
    gallery(
      'Some that we took',
      [picture('city/front-three-quarter-right/teal', 'A small teal car'), 'No second key, no second thoughts'],
      [picture('hatch/rear-three-quarter/orange', 'An orange hatch from behind'), 'One owner, and eleven dents'],
      [picture('suv/side/beige', 'A sand-coloured SUV from the side'), 'Came with a tent on it. Still has'],
    ),
  ),
  'meridian-group': sell(
    'Sell a car, caravan, motorcycle or truck to Meridian at any of its branches in four states.',
    'Four valuers, four states',
    'Choose what it is and where it is. The valuer for that state answers, with a figure from every one of our dealers who could use it.',
    [
      'From one car to an estate',
      'We buy single vehicles, and we buy sheds. For a deceased estate or a business that is closing, one person comes, lists everything and pays for the lot.',
      '- Caravans bought where they are, from Mount Gambier to Townsville.',
      '- Lender, insurer and registry are told by us, in writing, with a copy to you.',
    ],
    tabs(
      'What the valuer wants to see',
      [
        'Car or ute',
        picture('ute/front-three-quarter/green', 'A dark green dual-cab ute'),
        'Both keys, the service record, and the odometer in a photo. For a ute with a tray that you built: what it weighs.',
      ],
      [
        'Caravan',
        picture('caravan/rear-three-quarter/blue', 'A twin-axle caravan from behind'),
        'The plate with tare and ATM, the date on the tyres, and any damp, before we find it. Gas certificate if you have one.',
      ],
      [
        'Motorcycle',
        picture('cruiser/side/black', 'A black cruiser motorcycle from the side'),
        'Chain, tyres and whether it has been dropped. It has; tell us which side.',
      ],
    ),
  ),
  cartown: sell(
    'Sell your car to Cartown in Moorabbin, Epping or Dandenong: figure today, money today.',
    'What is my car worth?',
    'Two minutes of questions and our buyer rings with a figure. He looks at forty cars a day and knows what yours will fetch on Monday.',
    [
      'How selling to us works',
      'The figure on the phone is what we pay if the car is as you told us. If it is better, we pay more; it happens about once a week, and there is a bell.',
      '- Any make, any age. Cars over fifteen years we pass on to the trade, and say to whom.',
      '- Transfer, roadworthy and advertising are our job.',
      '- Still owing on it? Your lender is paid first, the rest is yours.',
    ],
    accordion(
      'Forty minutes, in order',
      [
        '0 to 5',
        'Keys, licence, coffee',
        'We search the register for money owing and for write-offs while the kettle boils.',
      ],
      [
        '5 to 25',
        'The hoist and the road',
        'You may stand beside it. What our buyer finds he says out loud, the good things too.',
      ],
      ['25 to 30', 'The price', 'Once, in writing. It holds until Saturday if you want to sleep on it.'],
      [
        '30 to 40',
        'Your account',
        'You see the transfer arrive, then you hand over the key. The toll tag goes home with you, and so do custom plates if you tell us before the transfer is written.',
      ],
    ),
  ),
};
