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
  'southbank-ford': parts(
    'The Ford parts counter in Docklands: vans back on the road the same day, accessories fitted before handover.',
    ['van/rear-detail/white', 'The tail light of a white van'],
    [
      'Open before the tradies are',
      'The counter in Lorimer Street opens at 7 am and keeps what stops a van: belts, batteries, globes, mirrors, sliding door rollers. The rest is on the night truck from Melbourne’s west.',
      '- Ring with the VIN before three and it is here tomorrow.',
      '- After hours, through the slot: order paid, parts in locker four.',
    ],
    ['Ask Lorimer Street', 'The plate is enough for us to know which part fits. You have a price before lunch.'],
  ),
  'ranges-volkswagen': parts(
    'Volkswagen parts in Rose Street: wiper blades for fog, tow gear for Amaroks, tyres for wet leaves.',
    ['suv/front-detail/grey', 'The front wheel and headlight of a grey SUV'],
    [
      'What the hill wears out',
      'Brake pads, wipers, headlight globes and the left front tyre. Those are on the shelf in Rose Street; most other things come overnight from Sydney.',
      '- Amarok: tow bars, snorkels, second batteries, fitted here.',
      '- Snow chains for hire, fitted once by you, with us watching.',
    ],
    ['Ask Rose Street', 'Plate, model, and what it does. Petros’ counter answers with part, price and day.'],
  ),
  'coastline-mazda': parts(
    'Mazda parts in Torquay: roof racks, seat covers for wet people, and everything that salt eats.',
    ['suv/rear-three-quarter/red', 'A red SUV from behind'],
    [
      'Racks in three sizes, towels in one',
      'We keep what a coast needs: racks, neoprene covers, boot liners that take a wet dog, and brake lines, because salt does not wait.',
      '- Racks are lent for a weekend before you buy them.',
      '- Ocean Grove has the same shelf, smaller.',
    ],
    ['Is it on the shelf?', 'Tell us the plate and the part. If it has to come from Melbourne, it is here tomorrow.'],
  ),
  'northgate-hyundai': parts(
    'Hyundai parts in Gepps Cross: mats to wallboxes, with somebody who explains them in your language.',
    ['suv/front-detail/white', 'The headlight of a white SUV'],
    [
      'Show us a photo',
      'You need no part number and no English word for it. Send a picture of what is broken and the plate, and we find it.',
      '- Charging cables and wallboxes stand beside the counter to touch.',
      '- Parts for ride share cars are kept on a shelf of their own: they cannot wait.',
    ],
    ['Send us the question', 'In any language. Write which part, or what it looked like before.'],
  ),
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
