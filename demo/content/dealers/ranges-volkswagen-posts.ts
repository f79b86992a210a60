import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const rangesPosts: readonly PostText[] = [
  {
    slug: 'tyres-for-the-tourist-road',
    title: 'Tyres for the tourist road',
    publishedOn: '2026-05-18',
    excerpt: 'From May to September the road to Sassafras is wet until noon. What matters then is the depth.',
    image: picture('suv/front-detail/grey', 'The front wheel of a grey SUV'),
    paragraphs: [
      'From May to September the road to Sassafras is wet until noon. What matters then is not the pattern but the depth.',
      '## Three millimetres is the new one and a half',
      'The law says 1.5. At three, a tyre already needs an extra car length to stop from sixty in standing water. We measured it on the airstrip with two Golfs and a very patient club.',
      'Come by for a measurement: it takes a minute and costs nothing.',
    ],
  },
  {
    slug: 'what-happens-on-amarok-night',
    title: 'What happens on Amarok night',
    publishedOn: '2026-08-25',
    excerpt: 'Thirty people, two hoists, sausages, and a whiteboard of questions that is clean by the end.',
    image: picture('ute/front/grey', 'The front of a grey ute'),
    paragraphs: [
      'Around thirty people, two hoists, sausages. Owners put questions on a whiteboard at seven and the technicians answer until it is clean.',
      'Last month’s favourite: how far can the tyre pressures go down on sand? Eighteen, if you have a compressor to come back up with.',
      'Next one is the first Tuesday. [Ask for a seat](/contact-us).',
    ],
  },
];
