import type { PageText } from '@/demo/content/page-text.ts';
import { latestStock, richText, threeWays } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, gallery, paymentStrip, tabs } from '../story-blocks.ts';

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description:
    'Roadside help for used cars from Cartown: the first month with every car, five years with the longer cover.',
  blocks: [
    threeWays(
      'It will not start',
      [
        'Less than a month old to you',
        'Ring the yard, 03 5550 8770. We come, or pay whoever does.',
        ['Which yard', '/locations'],
        picture('hatch/front-three-quarter/blue', 'A blue hatch'),
      ],
      [
        'You have the 5 or 7 year cover',
        'Ring the number on the green card. Any hour, any state.',
        ['What is covered', '/warranty'],
        picture('wagon/front-three-quarter/silver', 'A silver wagon'),
      ],
      [
        'Neither',
        'Ring a motoring club: joining at the kerb costs less than a tow.',
        ['Have it fixed here', '/service'],
        picture('sedan/rear-three-quarter/grey', 'A grey sedan from behind'),
      ],
    ),
    richText(
      'Why a month, and why with everything',
      'A car that has sat in a yard for three weeks has a tired battery and tyres with a flat spot. If something shows, it shows in the first thirty days. So for those thirty days it is our trouble, whatever you paid.',
      '- Jump start, wheel change, fuel, keys, tow to Moorabbin.',
      '- A car to keep you going, if yours stays overnight.',
      '- No form. Your name and the plate.',
    ),
    accordion(
      'While you wait',
      [
        'Freeway',
        'Emergency lane, hazards, over the barrier',
        'On a tollway in Melbourne somebody sees you on the camera and sends a truck that costs nothing, as far as the next exit. Take it.',
      ],
      [
        'Level crossing',
        'Everybody out, then find the blue sign',
        'The number on it stops the trains. Ring it before you ring us.',
      ],
      [
        'Car park',
        'Photograph the number of the bay',
        'Tow trucks under 2.1 metres are rare, so we have to ask for one.',
      ],
    ),
    faq(
      'And if it is the car’s fault?',
      [
        'Who pays then?',
        'We do, if it should not have failed at its age and price. That is the Australian Consumer Law, it does not end after a month, and the tow is part of it.',
      ],
      [
        'Within three months?',
        'Then the statutory warranty of Victoria may apply as well: up to ten years old, under 160,000 km.',
      ],
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: 'Used and new parts in Dandenong, taken from cars that we would not sell you, tested and priced.',
  blocks: [
    gallery(
      'The far end of the Dandenong yard',
      [picture('places/yard-rust.avif', 'A van and three utes in a row'), 'Row F is not for sale. It is for spares'],
      [picture('wagon/front-detail/silver', 'The headlight of a silver wagon'), 'Headlights, in pairs or one'],
      [picture('sedan/rear-detail/silver', 'The tail light of a silver sedan'), 'Tail lights, nearly always one'],
    ),
    richText(
      'One car in four does not pass',
      'Those that would cost more to fix than they would fetch are taken apart in Dandenong, under the same licence as the yard, by somebody with a bench and a book. Each part is tested, gets the number of the car it came from and one straight price.',
      '- Engines are run before they are lifted out. You can have the video.',
      '- Airbags, seat belts and brake parts go to the shredder. We do not sell them used.',
    ),
    tabs(
      'Used, or new?',
      [
        'Used',
        picture('hatch/rear-detail/grey', 'The tail light of a grey hatch'),
        'Doors, lamps, mirrors, glass, gearboxes. Ninety days from us on what turns, and from the law whatever is reasonable for a part of its age.',
      ],
      [
        'New',
        picture('suv/front-detail/white', 'The front wheel of a white SUV'),
        'Filters, pads, belts, batteries for 16 makes: on the shelf in Moorabbin, or there by two o’clock if you ring before ten.',
      ],
      [
        'Neither',
        picture('hatch/front-detail/white', 'The headlight of a white hatch'),
        'Sometimes a scratch is a scratch. Our detailer in Epping will look at it for nothing.',
      ],
    ),
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Do you have one?',
      text: 'Make, model, year, which side. The answer is yes with a price, or no with the name of somebody who has.',
    }),
    latestStock('Or the whole car', {
      carTypes: ['used'],
      sort: 'price_ascending',
      linkLabel: 'All used cars',
      linkHref: '/search/used-cars',
    }),
    paymentStrip(),
  ],
};

export const cartownOwnerPages: readonly PageText[] = [roadside, parts];
