import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const meridianPosts: readonly PostText[] = [
  {
    slug: 'caravan-weekend',
    title: 'What to look at on caravan weekend',
    publishedOn: '2026-11-02',
    excerpt: 'Twenty-odd layouts, all open, shoes on. What to lie on, open and ask about.',
    image: picture('caravan/rear-three-quarter/green', 'A touring caravan from behind'),
    paragraphs: [
      'Twenty-odd layouts, all open, shoes on. Lie on the bed, sit on the toilet with the door shut, try to cook an egg.',
      '- Open every hatch from outside. Some need three hands.',
      '- Ask what it weighs with the options that are on it.',
      '- Look at the tyres and their date.',
      'The pad weigher is out the back. [Bring the car](/caravans).',
    ],
  },
  {
    slug: 'the-apprentice-school-turns-ten',
    title: 'The apprentice school turns ten',
    publishedOn: '2026-07-14',
    excerpt: 'From four apprentices and a whiteboard in the wash bay to sixty-one, and the whiteboard is still in use.',
    image: picture('places/bay-green.avif', 'A grey wagon in the service bay'),
    paragraphs: [
      'It began with four apprentices and a whiteboard in the wash bay. Sixty-one are there this year, from Gepps Cross to Rocklea.',
      'Seven of the first twenty run a workshop of ours now. The whiteboard is still in use.',
    ],
  },
];
