import type { PageText } from '@/demo/content/page-text.ts';
import { pictured, richText, statsBanner } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, tabs, warranty } from '../story-blocks.ts';

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description: 'Help for a Kia from Victoria Park that has stopped: in the city, on the coast or a day from anywhere.',
  blocks: [
    tabs(
      'Where did it stop?',
      [
        'In the city',
        picture('suv/side/blue', 'A blue SUV from the side'),
        'Ring the number on your sun visor. Somebody is with you in about forty minutes, or an hour in the afternoon peak. If it cannot be fixed at the kerb it comes to Shepperton Road, and you get a bus card or one of our bikes.',
      ],
      [
        'Past Bindoon',
        picture('ute/rear-three-quarter/grey', 'A grey dual-cab ute from behind'),
        'Outside the metropolitan area the first 100 kilometres on a truck cost nothing. Two nights in a motel and the bus home are included as well, up to $1,200, if the car waits for a part.',
        'Give the distance to the nearest roadhouse. On the Brand Highway nobody knows house numbers.',
      ],
      [
        'Nowhere near',
        picture('ute/front-detail/grey', 'The front wheel of a grey ute'),
        'No phone signal and no shade: stay with the car. A car is found, a walker is not. Water first, bonnet up, and the satellite function of your phone if it has one. We carry ten litres in every demonstrator that goes north, and so should you.',
      ],
    ),
    statsBanner(
      'What you have',
      ['1 year', 'from the day of delivery'],
      ['+1', 'with each service, up to eight'],
      ['$0', 'a call'],
    ),
    richText(
      'Flat, but it is the big battery',
      'An electric Kia that has run out goes on a truck to the nearest fast charger, not to us, unless that is nearer. Twice a year at no charge; the third time we sit down with you and a map.',
    ),
    faq(
      'What it is not',
      [
        'Is it part of the warranty?',
        'No. It is a separate service. What the warranty or the Australian Consumer Law owes you stays owed, whether or not your roadside year has run out.',
      ],
      [
        'Does it cover the boat trailer?',
        'The trailer is put somewhere safe, up to 100 kilometres away. What is on it is yours to look after.',
      ],
    ),
  ],
};

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Seven years',
  description: 'Kia’s seven-year warranty and the used-car law of Western Australia: what each gives and what it asks.',
  blocks: [
    warranty(
      'Seven years, and what they ask of you',
      'Unlimited kilometres for private owners. Service it on time, at any workshop that keeps an invoice.',
      [
        7,
        'New Kias',
        'Engine, gearbox, electrics, body',
        'Drive battery: seven years or 150,000 km',
        'At every Kia dealer in Australia',
      ],
      [3, 'Used cars', 'On other makes that we sell', 'Any licensed workshop', 'Nothing to pay at the counter'],
    ),
    accordion(
      'What the law adds, without asking',
      [
        'Used, up to ten years and 150,000 km',
        'Three months or 5,000 km, whichever is first',
        'The statutory warranty of Western Australia, on cars that cost $4,000 or more; not on vans, trucks and utes with one row of seats. We put right what is wrong, until the car is roadworthy and in a reasonable condition for its age, at our cost.',
      ],
      [
        'Used, ten to twelve years or up to 180,000 km',
        'One month or 1,500 km',
        'The same warranty, shorter. Older than that, or with more kilometres, there is none, and the form on the window says so.',
      ],
      [
        'Everything we sell',
        'The Australian Consumer Law, for as long as is reasonable',
        'The law’s own words are above. There is no number of months in them: a car that cost thirty thousand dollars has to be good for longer than a booklet says, and nothing falls off a cliff in year seven.',
      ],
    ),
    faq(
      'Before you sign, three things people ask',
      [
        'Can I change my mind?',
        'Western Australia has no cooling-off period for cars. Once you have signed, a dealer can ask for what it has lost, up to five per cent of the price. So take it home for the night first; we mean it, and it costs nothing.',
      ],
      ['I am a courier', 'Then it is seven years or 150,000 kilometres. Ask before you buy.'],
      ['I fitted bigger tyres', 'Fine, within the placard. What the tyres break is yours.'],
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: 'Kia parts in Victoria Park: one price on the shelf, dust filters by the dozen.',
  blocks: [
    pictured(
      picture('ute/rear-detail/grey', 'The tail light of a grey dual-cab ute'),
      'Priced on the shelf, like the cars',
      'Each box has its price on it, fitted and not fitted. Cabin and engine filters are what this city uses up; we buy them by the pallet.',
      '- In the lane behind Shepperton Road, with a bay for ten minutes.',
      '- No account, no trade price, no member price.',
    ),
    tabs(
      'By the pallet',
      [
        'For dust',
        picture('suv/front-detail/black', 'The front wheel of a black SUV'),
        'Cabin filter $39, engine filter $58, both fitted while you wait for $25. After a month in the Pilbara do both, whatever the book says.',
      ],
      [
        'For weight',
        picture('ute/side/grey', 'A grey dual-cab ute from the side'),
        'Tasman bars, trays and canopies go over our scales before they go on. The payload you have left is written on the invoice; if it would go over, we do not fit them.',
      ],
      [
        'For charging',
        picture('hatch/rear-detail/teal', 'The tail light of a teal hatch'),
        'A cable, a wall unit and the name of three electricians, none of whom pays us.',
      ],
    ),
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Ask for a part',
      text: 'The answer has one price in it. It is the same at the counter.',
    }),
    faq(
      'Bringing it back?',
      [
        'It is the wrong one',
        'Thirty days, box closed, money back. If we looked it up wrongly, we take it back opened, too.',
      ],
      [
        'It broke',
        'Two years on genuine parts that we fitted, and your rights under the Australian Consumer Law before and after.',
      ],
    ),
  ],
};

export const riversideOwnerPages: readonly PageText[] = [roadside, warrantyPage, parts];
