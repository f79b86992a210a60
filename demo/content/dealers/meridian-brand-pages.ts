import type { PageText } from '@/demo/content/page-text.ts';
import type { Picture } from '@/schemas/generated/content-types.ts';
import { latestStock, pictured, threeWays } from '../demo-blocks.ts';
import type { DemoBlock } from '../demo-document.ts';
import { type PictureName, picture } from '../demo-pictures.ts';

type Brand = {
  slug: string;
  /** As makes are named in stock. */
  make: string;
  description: string;
  image: Picture;
  text: [heading: string, ...paragraphs: string[]];
  /** What replaces its own stock, where the group has next to none. */
  stock?: DemoBlock;
  more?: DemoBlock[];
};

const look = (name: PictureName, alt: string) => picture(name, alt);
const stockOf = (make: string): DemoBlock =>
  latestStock(`${make} across the group`, {
    makes: [make],
    linkLabel: `All ${make}`,
    linkHref: `/search/${make.toLowerCase()}`,
  });

function overview({ slug, make, description, image, text, stock = stockOf(make), more = [] }: Brand): PageText {
  return {
    path: `/${slug}/overview`,
    title: `${make} at Meridian`,
    description,
    blocks: [pictured(image, ...text), stock, ...more],
  };
}

const brands: readonly Brand[] = [
  {
    slug: 'ford',
    make: 'Ford',
    description: 'Used Fords and Ford servicing at Meridian’s yards in Victoria and Queensland.',
    image: look('ute/rear-three-quarter/grey', 'A grey dual-cab ute from behind'),
    text: [
      'Utes that have worked',
      'We hold no Ford franchise. What we have is a steady run of Rangers and Transits from our own rental fleet, each with one owner and every service in the book.',
      'Rocklea fits canopies and GVM kits to any of them, ours or yours.',
    ],
    stock: latestStock('Utes of every make', {
      bodies: ['Ute'],
      linkLabel: 'All utes',
      linkHref: '/search/new-used-and-demo-cars?body=ute',
    }),
  },
  {
    slug: 'hyundai',
    make: 'Hyundai',
    description: 'Hyundai in Gepps Cross and used Hyundais in four states, from Meridian Motor Group.',
    image: look('suv/front-three-quarter/white', 'A white SUV'),
    text: [
      'Northgate does the new ones',
      'New and demonstrator Hyundais live at Northgate in Adelaide’s north, with people who speak nine languages between them. Found one from another state? We bring it to the Meridian dealer nearest you.',
      '- Fixed price servicing at Gepps Cross and Dandenong South.',
      '- Two rapid chargers at each.',
    ],
    more: [
      threeWays(
        'At Northgate',
        [
          'Try the third row',
          'It is up and waiting in Gepps Cross.',
          ['Ask for a time', '/contact-us'],
          look('suv7/rear-three-quarter/blue', 'A blue seven-seat SUV from behind'),
        ],
        [
          'Trade yours',
          'Any dealer of the group values it.',
          ['Value my car', '/trade-in'],
          look('sedan/front-three-quarter/silver', 'A silver sedan'),
        ],
        [
          'Have it serviced',
          'Fixed prices, by kilometre.',
          ['Service', '/service'],
          look('suv/front-detail/white', 'The headlight of a white SUV'),
        ],
      ),
    ],
  },
  {
    slug: 'kia',
    make: 'Kia',
    description: 'Used Kias with the balance of a seven-year warranty, at Meridian.',
    image: look('hatch/front-three-quarter/teal', 'A teal hatch'),
    text: [
      'Seven years, less a few',
      'A three-year-old Kia still has four years of the maker’s warranty, as long as it was serviced. We check the record with the maker and print it for you before you ask.',
    ],
  },
  {
    slug: 'mazda',
    make: 'Mazda',
    description: 'Used Mazdas and Mazda servicing at Meridian Dandenong South.',
    image: look('suv/front-three-quarter/red', 'A red SUV'),
    text: [
      'The quiet corner of Dandenong South',
      'Our Mazda people have the smallest desk and the highest scores from customers. They put it down to the chairs.',
      'Used CX-5s and BT-50s sell within the week, so ask before you drive here. Until yours turns up, these are about its size.',
    ],
    stock: latestStock('SUVs of every make', {
      bodies: ['SUV'],
      linkLabel: 'All SUVs',
      linkHref: '/search/new-used-and-demo-cars?body=suv',
    }),
  },
  {
    slug: 'volkswagen',
    make: 'Volkswagen',
    description: 'Ranges Volkswagen in Ferntree Gully, part of Meridian Motor Group.',
    image: look('hatch/front-three-quarter/white', 'A white hatch'),
    text: [
      'Ranges, at the foot of the hills',
      'All of our Volkswagens come from Ferntree Gully: Golf, Tiguan, Amarok and the ID. models, with a workshop round the corner that opens in the evening once a month for anyone who owns an Amarok.',
    ],
    more: [
      threeWays(
        'From here',
        [
          'Drive one',
          'From Ferntree Gully up to Sassafras.',
          ['Ask for a time', '/contact-us'],
          look('hatch/front-three-quarter/blue', 'A blue hatch'),
        ],
        [
          'Trade yours',
          'Any dealer of the group values it.',
          ['Value my car', '/trade-in'],
          look('wagon/rear-three-quarter/silver', 'A silver wagon from behind'),
        ],
        [
          'Have it serviced',
          'By people trained on it.',
          ['Service', '/service'],
          look('suv/front-detail/blue', 'The headlight of a blue SUV'),
        ],
      ),
    ],
  },
  {
    slug: 'toyota',
    make: 'Toyota',
    description: 'Used Toyotas and hybrids at Meridian’s yards.',
    image: look('suv/front-three-quarter/silver', 'A silver SUV'),
    text: [
      'They come back',
      'A used Toyota is never here for long, and we buy most of ours from people who bought them here. If yours has a full service history, ring us before you advertise it.',
    ],
  },
  {
    slug: 'suzuki',
    make: 'Suzuki',
    description: 'Hilltop Suzuki in Castle Hill, part of Meridian Motor Group.',
    image: look('city/front-three-quarter/yellow', 'A yellow city car'),
    text: [
      'Nine people on a hill',
      'Hilltop in Castle Hill is the smallest dealer of the group and the one the rest of us visit on the way home. New Swift, Vitara and Jimny, and a slope to try the last of them on.',
    ],
  },
];

const harrier: PageText = {
  path: '/harrier-motorcycles/overview',
  title: 'Harrier Motorcycles',
  description: 'Motorcycles, gear and servicing at our own brand’s shop in Dandenong South.',
  blocks: [
    pictured(
      look('naked/side/green', 'A green road motorcycle from the side'),
      'Harrier is ours',
      'Bikes of every make, a fitting room for helmets and a workshop with a dyno, in the old parts hall at Dandenong South. We opened it because three of our mechanics ride, and it has grown from there.',
      'Learners are welcome: everything LAMS-approved says so on its tag, and the first service is on us.',
    ),
    latestStock('At Harrier and our other yards', {
      bodies: ['Motorcycle'],
      linkLabel: 'All motorcycles',
      linkHref: '/search/motorcycle',
    }),
  ],
};

/** What a brand's tile leads to (NAV-22). */
export const meridianBrandPages: readonly PageText[] = [...brands.map(overview), harrier];
