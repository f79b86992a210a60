import { pictured } from '../demo-blocks.ts';
import { type PictureName, picture } from '../demo-pictures.ts';
import type { DemoSlug } from '../demo-themes.ts';
import { enquiryForm } from '../form-blocks.ts';
import type { PageWords } from '../owned.ts';
import { accessories } from '../templates/owner-pages.ts';

type Shown = readonly [name: PictureName, alt: string];
type Told = readonly [heading: string, ...paragraphs: string[]];

const parts = (description: string, shown: Shown, told: Told, [heading, words]: [string, string]): PageWords => ({
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description,
  blocks: [
    pictured(picture(...shown), ...told),
    accessories,
    enquiryForm({ standard: 'parts-enquiry', heading, text: words }),
  ],
});

/** The parts counters of the dealers that have one of their own; the others have their template's page. */
export const partsPages: Partial<Record<DemoSlug, PageWords>> = {
  'riverside-kia': parts(
    'Kia parts in Victoria Park: one price on the shelf, dust filters by the dozen.',
    ['hatch/rear-detail/silver', 'The tail light of a silver hatch'],
    [
      'Priced on the shelf, like the cars',
      'Each box has its price on it, fitted and not fitted. Cabin and engine filters are what this city uses up; we buy them by the pallet.',
      '- Tasman: bars, trays and canopies, weighed, with the payload that is left in writing.',
      '- Round the corner in the lane, with a bay for ten minutes.',
    ],
    ['Ask for a part', 'The answer has one price in it. It is the same at the counter.'],
  ),
  'bayside-toyota': parts(
    'Toyota parts at 661 Nepean Highway, seven days a week: hybrid filters, boat hitches, beach mats.',
    ['suv/front-detail/silver', 'The headlight of a silver SUV'],
    [
      'Open on the day you wash the car',
      'That is Sunday, for most of Brighton. So the counter is open, and the mats, wipers and hitches are there to be taken home.',
      '- The hybrid battery’s cooling filter costs less than a parking fine. Change it yearly.',
      '- Tow bars are fitted while you walk to the bay and back.',
    ],
    ['Ask number 661', 'Say the plate and the part. If it is on the shelf we put your name on it.'],
  ),
  'hilltop-suzuki': parts(
    'Suzuki parts in Castle Hill, also for Suzukis that nobody else remembers.',
    ['suv/front-detail/green', 'The front wheel and headlight of a green SUV'],
    [
      'Raj has a shed',
      'New parts come from Suzuki overnight. Old ones come out of the shed: Sierra doors, Vitara hubs, one left mirror for a Cappuccino.',
      '- Jimny lift kits that keep the car legal, with the engineer’s paper.',
      '- Bring the broken part. Raj likes to hold it.',
    ],
    ['Ask Raj', 'Which Suzuki, which year, what broke. He answers after lunch.'],
  ),
};
