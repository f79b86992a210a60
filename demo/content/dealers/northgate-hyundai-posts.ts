import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const northgatePosts: readonly PostText[] = [
  {
    slug: 'three-child-seats-across',
    title: 'Three child seats across: which Hyundai does it?',
    publishedOn: '2026-10-05',
    excerpt: 'We took three common seats, each 44 cm wide, and tried the second row of every car on the floor.',
    image: picture('suv7/side/white', 'A white seven-seat SUV from the side'),
    paragraphs: [
      'We took three common seats, each 44 cm wide, and tried the second row of every car on the floor.',
      '- Santa Fe: yes, if the middle one is a booster.',
      '- Palisade: yes, any three.',
      '- Staria: yes, and you can reach all the buckles.',
      '- Tucson: two, and a patient adult.',
      'Your seats differ from ours. Bring them.',
    ],
  },
  {
    slug: 'charging-from-the-roof',
    title: 'Charging from the roof in an Adelaide summer',
    publishedOn: '2026-01-22',
    excerpt: 'What a 6.6 kW system in Mawson Lakes makes, and how an IONIQ 5 drinks it.',
    image: picture('hatch/rear-three-quarter/teal', 'A teal hatch from behind'),
    paragraphs: [
      'A 6.6 kW system in Mawson Lakes makes more than a family uses from October to March. An IONIQ 5 that is home by three drinks the rest.',
      '## Slower is cheaper',
      'Set the car to eight amps and it follows the sun; at thirty-two it buys from the grid. It is one line in the menu and we set it for you at handover.',
    ],
  },
  {
    slug: 'what-drive-away-means-here',
    title: 'What drive away means in South Australia',
    publishedOn: '2026-04-09',
    excerpt: 'What is in the price, line by line, and why nothing is added at the desk.',
    image: picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
    paragraphs: [
      'Stamp duty, registration (twelve months of it on a new car), compulsory third party, plates, delivery. Nothing is added at the desk.',
      'If you live over the border we work it out again for your state before you sign.',
    ],
  },
];
