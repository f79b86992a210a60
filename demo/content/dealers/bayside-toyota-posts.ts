import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const baysidePosts: readonly PostText[] = [
  {
    slug: 'what-a-hybrid-saves-in-brighton',
    title: 'What a hybrid saves in Brighton',
    publishedOn: '2026-10-12',
    excerpt: 'Forty owners gave us their fuel dockets: 4.9 litres round the corner, 5.8 to Ballarat.',
    image: picture('suv/front-three-quarter/white', 'A white SUV'),
    paragraphs: [
      'We asked forty owners for their fuel dockets. The ones who drive to school and the station used 4.9 litres per 100 km. The ones who drive to Ballarat used 5.8.',
      'Against the petrol version that is between two and three litres. Multiply by what you drive and by the price on the corner; we would rather you did the sum than believe ours.',
      'Then [drive one round the block](/book-test-drive) and listen for the engine.',
    ],
  },
  {
    slug: 'handover-in-forty-eight-hours',
    title: 'How we hand over a car in forty-eight hours',
    publishedOn: '2026-07-06',
    excerpt: 'Day one is papers and plates, day two is detail, fuel and an hour to show you everything.',
    image: picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
    paragraphs: [
      'Day one: papers, plates, protection if you asked for it. Day two: detail, fuel, phone paired, seats set, and an hour to show you everything.',
      '- Bring your phone, with its charger.',
      '- Bring child seats.',
      '- Bring whoever else drives it.',
    ],
  },
];
