import type { PageText } from '@/demo/content/page-text.ts';
import { pictured, richText, threeWays } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, logoTiles, warranty } from '../story-blocks.ts';

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description: 'Ring Dot: what happens when a Suzuki from Castle Hill stops, gets stuck or sinks a little.',
  blocks: [
    pictured(
      picture('suv/front-three-quarter/green', 'A dark green SUV'),
      'Ring the number. Then ring Dot',
      'The number on your windscreen sends a van, any hour. Dot, on 02 5550 5260, sends calm, during business hours. She has been talking people out of bogs since the Sierra.',
      '- On the M7 or the M2? Out on the left, over the barrier, and only then the phone.',
      '- In the Galston Gorge there is no signal at the bottom. Walk up, not down.',
    ),
    accordion(
      'Stopped, or stuck?',
      [
        'Stopped',
        'That is what roadside assist is for',
        'Battery, tyre, key, fuel, tow to us or to the nearest Suzuki workshop. Every new Suzuki has it for a year, and a year more after every service, up to five.',
      ],
      [
        'Stuck',
        'That is what friends are for',
        'Sand, mud and the fire trail behind Dural are not covered: a tow truck may not leave the made road. We lend recovery tracks to anyone who bought a Jimny here.',
      ],
      [
        'Sunk',
        'Do not start it',
        'Not even to see. Ring us, and Raj comes down the hill with the trailer. It has happened twice, both times at the same creek.',
      ],
    ),
    faq(
      'Small print, small cars',
      ['Is my P-plater covered?', 'Whoever drives it with your say-so.'],
      ['My Suzuki is from 1993', 'Then you have Raj. He counts as cover.'],
      [
        'It broke down because of a fault',
        'Then it is not a roadside matter but a warranty one, and the tow is on the repair, not on you. If you paid for it, bring the receipt.',
      ],
    ),
  ],
};

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Warranty, in plain words',
  description: 'Five years on a new Suzuki, the New South Wales dealer guarantee on a used one, and how to claim.',
  blocks: [
    pictured(
      picture('hatch/side/yellow', 'A yellow hatch from the side'),
      'There are three, and people mix them up',
      'Suzuki gives you one because it wants to. New South Wales gives you one because you bought a used car from a dealer. And Australia gives you the big one, which never says how long it lasts.',
    ),
    warranty(
      'The one from Suzuki',
      'Unlimited kilometres for private owners. Taxis, rentals and driving schools: five years or 160,000 km.',
      [5, 'New Suzukis', 'Everything but what wears', 'Passes on with the car'],
      [7, 'The same, longer', 'If each service was done on time by a Suzuki dealer', 'To 175,000 km'],
    ),
    accordion(
      'The one from New South Wales',
      [
        'Which cars',
        'Ten years old at most, and under 160,000 km',
        'On the day you buy it. The form on the window says whether this one has it.',
      ],
      ['How long', 'Three months or 5,000 km, whichever comes first', 'Days in our workshop are not counted.'],
      [
        'What we fix',
        'Whatever is not in reasonable condition for its age',
        'Not tyres, not a battery past its time, not the scratch that you could see, not what the notice on the window lists with its price. The radio counts. Bring it back while the guarantee runs, and we do it here, free.',
      ],
      [
        'Changing your mind',
        'One business day, if we arranged the loan',
        'Without a loan through us New South Wales gives no cooling-off at all. Drive it twice, then.',
      ],
    ),
    richText(
      'The big one',
      'The law’s own words are above, under Suzuki’s. In Raj’s words: a car has to be as good as a fair person would expect for the money, and for as long. If it is not, we sort it out, whatever the other two say.',
    ),
    faq(
      'Claiming',
      ['Who do I ring?', 'Dot. She writes it down and you hear from a technician the same day.'],
      [
        'Does the hill void it?',
        'Ours, no. Yours: water over the sills, landings and rally stickers are on your side of the line.',
      ],
      ['Does it cost me anything?', 'Not if it is covered. Nor does getting it here, if it cannot be driven.'],
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: 'Suzuki parts in Castle Hill, even for Suzukis that nobody else remembers.',
  blocks: [
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Ask Raj',
      text: 'Which Suzuki, which year, what broke. He answers after lunch.',
    }),
    pictured(
      picture('suv/rear-detail/green', 'The tail light of a dark green SUV'),
      'Raj has a shed',
      'New parts come from Suzuki overnight. Old ones come out of the shed: Sierra doors, Vitara hubs, one left mirror for a Cappuccino. He knows where each of them is and has never written it down.',
      '- Bring the broken part. Raj likes to hold it.',
      '- The shed has a licence of its own: New South Wales requires a recycler’s for old parts.',
      '- Second-hand parts have thirty days from us, and from the law whatever is fair for their age.',
    ),
    logoTiles(
      'On the wall at the moment',
      ['Jimny roof rack', 'Fits a swag, not a piano'],
      ['Swift mats', 'Four, with heel pad'],
      ['Recovery tracks', 'Lent or sold'],
      ['Snorkel', 'For people who will use it'],
    ),
    threeWays(
      'Fitted here',
      [
        'Lifted, and legal',
        '40 mm, with the engineer’s certificate in the glovebox.',
        ['Ask for a day', '/service'],
        picture('suv/front-three-quarter-right/green', 'A dark green SUV'),
      ],
      [
        'A tow bar',
        'A Vitara tows 1,200 kg with brakes. That is a small boat.',
        ['Ask for a day', '/service'],
        picture('suv/rear-three-quarter/white', 'A white SUV from behind'),
      ],
      [
        'A reversing camera',
        'For the ones that are too old to have come with it.',
        ['Ask for a day', '/service'],
        picture('city/rear-three-quarter/silver', 'A silver city car from behind'),
      ],
    ),
  ],
};

export const hilltopOwnerPages: readonly PageText[] = [roadside, warrantyPage, parts];
