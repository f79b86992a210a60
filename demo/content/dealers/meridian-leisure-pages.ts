import type { PageText } from '@/demo/content/page-text.ts';
import { latestStock, pictured, richText, threeWays } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { accordion, faq, gallery, tabs } from '../story-blocks.ts';

const tourer = picture('caravan/front-three-quarter/green', 'A touring caravan with a green band');
const family = picture('caravan/side/blue', 'A twin-axle family caravan with a blue band');
/** The ute and its caravan without the dark room to their left. */
const tight = { left: 0.3, right: 0.06, top: 0.12, bottom: 0.06 };
const popTop = picture('camper/front-three-quarter/orange', 'A pop-top caravan with its roof raised');
const naked = picture('naked/front-three-quarter/green', 'A green road motorcycle');
const sport = picture('sport/front-three-quarter/red', 'A red sports motorcycle');
const adventure = picture('adventure/front-three-quarter/beige', 'A sand-coloured adventure motorcycle');

const caravans: PageText = {
  path: '/caravans',
  title: 'Caravans',
  description: 'New and used caravans at Dandenong South and Rocklea, matched to the car that tows them.',
  blocks: [
    pictured(
      family,
      'Bring the car. We weigh it first',
      'Most people fall in love with a caravan and then find out what their car may pull. We do it in the other order: ten minutes on the pad, one number, and only the vans that fit under it.',
    ),
    tabs(
      'Three kinds, three cars',
      [
        'Pop-top',
        popTop,
        'From about 1,200 kg. Fits under a carport and behind a medium SUV. You feel the wind less and the neighbours more. Illustrative picture.',
      ],
      [
        'Tourer',
        tourer,
        'Around 2,000 kg loaded. A bed for two, a shower, and a car that is rated for two and a half tonnes. Illustrative picture.',
      ],
      [
        'Family',
        picture('caravan/front-three-quarter/blue', 'A twin-axle family caravan with a blue band'),
        'Twin axles, bunks, 2,800 kg and up. A full-size four-wheel drive, and a course for whoever reverses it. Illustrative picture.',
      ],
    ),
    latestStock('In stock now', { bodies: ['Caravan'], linkLabel: 'All caravans', linkHref: '/search/caravan' }),
    accordion(
      'The weights, once and for all',
      [
        'Tare',
        'The van as it left the factory',
        'Without water, gas, plates or pillows. The awning may or may not be in it: ask.',
      ],
      ['ATM', 'The most it may ever weigh', 'On its plate. What is left between tare and ATM is everything you own.'],
      [
        'Ball weight',
        'What rests on the car',
        'About a tenth of the van. It counts as load in the car, and people forget.',
      ],
      [
        'GCM',
        'Car and van together',
        'The number that catches the big utes. Look it up before you order the second awning.',
      ],
    ),
    faq(
      'First van?',
      [
        'Do I need another licence?',
        'With a full car licence, not for a van under 4.5 tonnes. On red Ps you can tow next to nothing in Victoria and New South Wales: ask VicRoads or Transport for NSW. The course is still worth the day.',
      ],
      [
        'Where is it serviced?',
        'In Dandenong South and Rocklea: bearings, brakes, gas certificate and seals, once a year.',
      ],
      ['Can I trade a car for it?', 'A car, a boat or the old van.'],
    ),
    threeWays(
      'And the car to pull it',
      [
        'Big utes',
        'Sorted by towing capacity.',
        ['See utes', '/search/new-used-and-demo-cars?body=ute'],
        picture('ute/rear-three-quarter/white', 'A white dual-cab ute from behind'),
      ],
      [
        'Seven seats',
        'For the bunk owners.',
        ['See SUVs', '/search/new-used-and-demo-cars?body=suv'],
        picture('suv7/rear-three-quarter/grey', 'A grey seven-seat SUV from behind'),
      ],
      [
        'Van and car together',
        'One lender, one repayment.',
        ['Finance', '/finance'],
        picture(
          'heroes/tow-dark.avif',
          'An orange ute pulling a caravan in a dark studio',
          { x: 0.62, y: 0.55 },
          tight,
        ),
      ],
    ),
  ],
};

const motorcycles: PageText = {
  path: '/motorcycles',
  title: 'Motorcycles',
  description: 'New and used motorcycles in Dandenong South, Bendigo and Rocklea, learner-approved ones marked.',
  blocks: [
    richText(
      'Two wheels, same straight answers',
      'Road, sport and adventure bikes at [Harrier](/harrier-motorcycles/overview), our own shop in Dandenong South, and in Bendigo and Rocklea. Try the helmet on before you try the bike: they all pinch for a week.',
    ),
    gallery(
      'What suits the ride',
      [naked, 'Road: upright, light, happy in traffic. Illustrative picture'],
      [adventure, 'Adventure: where the map stops. Illustrative picture'],
      [sport, 'Sport: for the early morning. Illustrative picture'],
    ),
    latestStock('In stock now', {
      bodies: ['Motorcycle'],
      linkLabel: 'All motorcycles',
      linkHref: '/search/motorcycle',
    }),
    faq(
      'Riders ask',
      [
        'Is it learner-approved?',
        'LAMS bikes are marked on the tag and on their page. The list differs a little between states, so tell us where you live.',
      ],
      [
        'Can I ride it first?',
        'With a licence for it, gear on, and a deposit. Learners follow one of us round the block.',
      ],
      ['Do you take bikes in?', 'Running or in boxes.'],
    ),
  ],
};

/**
 * Pictures of what the group sells besides cars are made for it, as all vehicle pictures are, and
 * are marked as such.
 */
export const meridianLeisurePages: readonly PageText[] = [caravans, motorcycles];
