import { comparisonRateBasis, comparisonRateWarning } from '@/domain/finance/comparison-warning.ts';
import { type DemoDocument, type DocumentOf, reference, references, weakReference } from './demo-document.ts';
import { type PictureName, picture } from './demo-pictures.ts';
import { notYet, over, runningNow } from './publish-dates.ts';

type Owner = { site: string } | { template: string };
type OfferText = Omit<DocumentOf<'offer'>, '_id' | '_type' | 'site' | 'template' | 'model' | 'image'> & {
  model?: string;
  image?: readonly [name: PictureName, alt: string, focus?: { x: number; y: number }];
};

const belongsTo = (owner: Owner) =>
  'site' in owner ? { site: reference(`site-${owner.site}`) } : { template: reference(`template-${owner.template}`) };
const nameOf = (owner: Owner) => ('site' in owner ? owner.site : `template-${owner.template}`);

export function offer(owner: Owner, key: string, { model, image, ...copy }: OfferText): DocumentOf<'offer'> {
  return {
    _id: `offer-${nameOf(owner)}-${key}`,
    _type: 'offer',
    ...copy,
    ...(model && { model: weakReference(`model-${model}`) }),
    ...(image && { image: picture(...image) }),
    ...belongsTo(owner),
  };
}

function slide(owner: Owner, key: string, text: [name: string, description: string, url: string], image: PictureName) {
  const [name, description, url] = text;
  return {
    _id: `slide-${nameOf(owner)}-${key}`,
    _type: 'promotionSlide' as const,
    name,
    description,
    url,
    image: picture(image, name),
    hideOverlay: false,
    ...belongsTo(owner),
  };
}

export const conditions = 'While stocks last, to private buyers. The prices of this demonstration are made up.';
/** Where a narrow picture of a car that looks to the left is cut, its front stays whole. */
const front = { x: 0.3, y: 0.5 };
const financed = `${conditions} The weekly figure is for five years with no deposit and no final payment. ${comparisonRateBasis('weekly')} ${comparisonRateWarning}`;

const ford = { template: 'ford' };
const southbank = { site: 'southbank-ford' };
const harbour = { site: 'harbour-ford' };

/** Offers and slides: of templates, and of some dealers; one waits for its start, one has ended, and in one Harbour Ford does not take part. */
export const demoOffers: readonly DemoDocument[] = [
  offer(southbank, 'ranger', {
    name: 'Ranger Sport demonstrators',
    description: 'Under 3,000 kilometres, serviced and detailed, with the balance of the new-car warranty.',
    disclaimer: financed,
    category: 'Vehicle offer',
    model: 'ford-ranger',
    image: ['ute/front-three-quarter/orange', 'An orange dual-cab ute', front],
    price: 66_990,
    priceType: 'drive-away',
    weeklyRepayment: 319,
    interestRatePercent: 8.5,
    comparisonRatePercent: 9.09,
    ...runningNow,
  }),
  offer(southbank, 'everest', {
    name: 'Everest Wildtrak with a tow pack',
    description: 'New, with the tow bar, the wiring and the brake controller in the price.',
    disclaimer: conditions,
    category: 'Vehicle offer',
    model: 'ford-everest',
    image: ['suv/front-three-quarter/green', 'A dark green SUV', front],
    price: 77_990,
    priceType: 'drive-away',
  }),
  offer(harbour, 'everest', {
    name: 'Everest Trend, two services in',
    description:
      'New, seven seats, and the first two yearly services in Brookvale are paid. Delivered on a Thursday night if your days are taken.',
    disclaimer: `The services must be taken within 27 months of delivery. ${financed}`,
    category: 'Vehicle offer',
    model: 'ford-everest',
    image: ['suv7/front-three-quarter/blue', 'A blue seven-seat SUV', front],
    price: 71_990,
    priceType: 'drive-away',
    weeklyRepayment: 351,
    interestRatePercent: 8.79,
    comparisonRatePercent: 11.22,
    ...runningNow,
  }),
  offer(harbour, 'ranger', {
    name: 'The Ranger Sport that Anita drove',
    description:
      'Under 5,000 kilometres, most of them over the Spit. It has had its wash, its first check and its warranty date written on the window.',
    disclaimer: conditions,
    category: 'Vehicle offer',
    model: 'ford-ranger',
    image: ['ute/front-three-quarter/black', 'A black dual-cab ute', front],
    price: 64_990,
    priceType: 'drive-away',
  }),
  offer(ford, 'next-year', {
    name: 'Next year’s plate',
    description: 'The new build year at this year’s price.',
    disclaimer: conditions,
    category: 'Vehicle offer',
    ...notYet,
  }),
  offer(ford, 'autumn', {
    name: 'Autumn accessories',
    description: 'Canopies and bull bars at last year’s prices.',
    category: 'Parts offer',
    ...over,
  }),
  offer(ford, 'transit', {
    name: 'Transit Custom, fitted out',
    description: 'Racks, shelves and a full-height bulkhead are in before you pick it up.',
    disclaimer: conditions,
    category: 'Vehicle offer',
    model: 'ford-transit-custom',
    image: ['van/front-three-quarter/white', 'A white delivery van'],
    price: 60_990,
    priceType: 'drive-away',
    excludedSites: references('site-harbour-ford'),
  }),
  offer({ template: 'group' }, 'caravan', {
    name: 'A caravan with its first service in the price',
    description:
      'Bearings, brakes, gas and seals after the first thousand kilometres, at any of our workshops that do caravans, with any new van ordered now.',
    disclaimer: `${conditions} Within twelve months of delivery.`,
    category: 'Vehicle offer',
    image: ['caravan/front-three-quarter/blue', 'A twin-axle family caravan'],
    ...runningNow,
  }),
  offer({ template: 'group' }, 'service', {
    name: 'Five checks before a long drive, $149',
    description:
      'Tyres, brakes, battery, coolant and lights on the car that tows, and the same on what it tows, with a page to keep in the glovebox.',
    disclaimer: 'One car and one trailer. Parts and repairs are quoted before any work begins.',
    category: 'Service offer',
    image: ['suv7/front-detail/silver', 'The headlight of a silver seven-seat SUV'],
  }),
  offer({ site: 'cartown' }, 'warranty', {
    name: 'Three years’ warranty, nothing to pay',
    description:
      'Engine, gearbox and cooling, at any qualified workshop you like, with every car under ten years old and 160,000 kilometres.',
    category: 'Vehicle offer',
    image: ['wagon/front-three-quarter/white', 'A white wagon'],
  }),
  slide(
    southbank,
    'demo',
    ['The first kilometres are done', 'Run-in Ranger and Everest demonstrators.', '/search/demo-cars'],
    'heroes/ute-night.webp',
  ),
  slide(
    southbank,
    'service',
    ['Road trip check', 'Battery, coolant, brakes and tyres.', '/service'],
    'heroes/ute-night.webp',
  ),
];
