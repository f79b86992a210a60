import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const southbankPosts: readonly PostText[] = [
  {
    slug: 'towing-what-the-plate-does-not-say',
    title: 'Towing: what the plate does not say',
    publishedOn: '2026-10-19',
    excerpt: 'The brochure says 3,500 kg. With four adults and a full tank you may not legally tow it.',
    image: picture('ute/rear-three-quarter/blue', 'A blue dual-cab ute from behind'),
    paragraphs: [
      'Every dual cab in our yard says 3,500 kg on the brochure. Load four adults, a canopy and a full tank, and you may not legally tow it.',
      '## The number that bites is GCM',
      'Gross combination mass is ute, trailer and everything in both. Take it, subtract what the ute weighs on the day, and what is left is your trailer. On most utes that is nearer three tonnes than three and a half.',
      '## Then the ball',
      'Ten per cent of a trailer’s weight sits on the tow ball, and it counts as load in the ute. A three tonne van takes three hundred kilos off your payload before you have put the dog in.',
      'Bring it in on a Saturday. We have a pad weigher and it takes fifteen minutes. [Ask for a time](/contact-us).',
    ],
  },
  {
    slug: 'demonstrators-and-what-they-save',
    title: 'Demonstrators, and what they really save',
    publishedOn: '2026-09-02',
    excerpt: 'What you save, what you give up, and three things to ask before you sign for a car that we drove.',
    image: picture('suv7/front-three-quarter/grey', 'A grey seven-seat SUV'),
    paragraphs: [
      'A demonstrator was registered by us and driven by us, usually to lunch. What you give up is the first line in the rego papers and part of the warranty’s first year.',
      '- Ask for the date of first registration: the warranty began on that day.',
      '- Ask who drove it. One salesperson is better than forty test drives.',
      '- Check the tyres. At 3,000 km they should look new.',
      'Ours are all listed with their kilometres on [demo cars](/search/demo-cars).',
    ],
  },
  {
    slug: 'a-van-in-the-city',
    title: 'A van in the city: five things tradies tell us',
    publishedOn: '2026-06-11',
    excerpt: 'What people who pick up their vans at seven in the morning would do differently next time.',
    image: picture('van/front-three-quarter/white', 'A white delivery van'),
    paragraphs: [
      'We asked the people who pick up their vans at seven in the morning what they would do differently next time.',
      '- Buy the low roof if you park in towers: 2.1 metres is the usual limit.',
      '- Two sliding doors. Loading zones are on both sides.',
      '- A bulkhead, for the noise as much as for the load.',
      '- White. It is cooler, and the sign sticks.',
      '- A reversing camera that can be cleaned without a ladder.',
    ],
  },
];
