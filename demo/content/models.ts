import { isPaint } from '@/demo/media/paints.ts';
import { pictureBodies } from '@/demo/stock/pictures.ts';
import type { ModelCategory, ModelStatus } from '@/domain/site/model-range.ts';
import { type DocumentOf, keyed, reference, slugOf } from './demo-document.ts';
import { picture } from './demo-pictures.ts';
import { modelPage } from './model-pages.ts';

type Row = readonly [
  name: string,
  cutout: string,
  categories: ModelCategory[],
  fromPrice: number | null,
  status?: ModelStatus,
];

/** What the demo's manufacturers sell. Prices are made up. */
const ranges: Record<string, readonly Row[]> = {
  ford: [
    ['Ranger', 'ute-orange', ['trucks'], 42_530],
    ['Everest', 'suv7-green', ['suv'], 54_240],
    ['Mustang', 'muscle-red', ['performance'], 67_990],
    ['Tourneo', 'mover-blue', ['people-movers'], 69_990, 'new'],
    ['Transit Custom', 'van-white', ['vans'], 57_590],
    ['Ranger PHEV', 'ute-blue', ['trucks', 'electric'], 71_990, 'new'],
    ['Puma Gen-E', 'hatch-teal', ['suv', 'electric'], null, 'coming_soon'],
    ['Explorer', 'suv-blue', ['suv', 'electric'], null, 'coming_soon'],
    ['Mustang Mach-E', 'sportsuv-red', ['suv', 'electric'], 64_990],
    ['F-150', 'pickup-black', ['trucks', 'performance'], 106_950],
    ['E-Transit', 'van-navy', ['vans', 'electric'], 81_590],
    ['Transit', 'van-white', ['vans'], 61_390],
  ],
  volkswagen: [
    ['T-Cross', 'suv-blue', ['suv'], 33_990],
    ['Tiguan', 'suv-white', ['suv'], 46_790, 'new'],
    ['Golf', 'hatch-blue', ['performance'], 39_690],
    ['Amarok', 'ute-grey', ['trucks'], 53_990],
    ['T-Roc', 'suv-red', ['suv'], 41_990],
    ['Touareg', 'suv-grey', ['suv'], 93_990],
    ['ID.4', 'suv-green', ['suv', 'electric'], 59_990],
    ['Polo', 'supermini-red', ['performance'], 30_990],
    ['Multivan', 'mover-blue', ['people-movers'], 79_990],
    ['Caddy', 'van-white', ['vans'], 44_990],
    ['ID. Buzz', 'van-white', ['people-movers', 'electric'], null, 'coming_soon'],
    ['ID. Polo', 'hatch-teal', ['electric'], null, 'coming_soon'],
  ],
  mazda: [
    ['CX-3', 'suv-red', ['suv'], 30_370],
    ['CX-5', 'suv-blue', ['suv'], 39_990],
    ['CX-60', 'suv-white', ['suv'], 54_750],
    ['CX-90', 'suv7-red', ['suv'], 79_990],
    ['CX-30', 'suv-grey', ['suv'], 35_990],
    ['Mazda2', 'supermini-blue', ['performance'], 26_990],
    ['Mazda3', 'hatch-red', ['performance'], 34_890],
    ['MX-5', 'cabrio-red', ['performance'], 53_990],
    ['BT-50', 'ute-grey', ['trucks'], 41_440],
    ['6e', 'sedan-red', ['electric'], null, 'coming_soon'],
  ],
  hyundai: [
    ['Kona', 'suv-blue', ['suv'], 32_500],
    ['Tucson', 'suv-green', ['suv'], 39_100],
    ['Santa Fe', 'suv7-white', ['suv'], 53_000, 'new'],
    ['IONIQ 5', 'suv-grey', ['suv', 'electric'], 69_800],
    ['i30', 'hatch-blue', ['performance'], 30_500],
    ['i30 Sedan', 'sedan-silver', ['performance'], 31_500],
    ['Venue', 'suv-red', ['suv'], 27_500],
    ['Palisade', 'suv7-blue', ['suv'], 76_500],
    ['Staria', 'grandmover-silver', ['people-movers'], 57_500],
    ['Staria Load', 'van-white', ['vans'], 52_500],
    ['IONIQ 9', 'suv-blue', ['suv', 'electric'], null, 'coming_soon'],
  ],
  kia: [
    ['Sportage', 'suv-green', ['suv'], 37_990],
    ['Sorento', 'suv7-blue', ['suv'], 50_880],
    ['EV3', 'hatch-teal', ['suv', 'electric'], 47_600, 'new'],
    ['Carnival', 'grandmover-blue', ['people-movers'], 53_390],
    ['Tasman', 'ute-grey', ['trucks'], 42_990, 'new'],
    ['Seltos', 'suv-grey', ['suv'], 33_990],
    ['Stonic', 'suv-red', ['suv'], 27_990],
    ['Picanto', 'city-yellow', ['performance'], 18_990],
    ['K4', 'sedan-red', ['performance'], 32_990],
    ['EV5', 'suv-white', ['suv', 'electric'], 58_990],
    ['EV6', 'sportsuv-silver', ['suv', 'electric'], 76_990],
    ['PV5', 'van-white', ['vans', 'electric'], null, 'coming_soon'],
  ],
  toyota: [
    ['Corolla', 'hatch-blue', ['performance'], 32_110],
    ['RAV4', 'suv-white', ['suv'], 42_260],
    ['HiLux', 'ute-orange', ['trucks'], 43_330],
    ['HiAce', 'van-white', ['vans'], 52_360],
    ['Yaris Cross', 'suv-red', ['suv'], 30_990],
    ['Corolla Cross', 'suv-blue', ['suv'], 37_990],
    ['Kluger', 'suv7-grey', ['suv'], 54_990],
    ['Camry', 'sedan-silver', ['performance'], 40_990],
    ['LandCruiser Prado', 'suv7-red', ['suv'], 74_990],
    ['LandCruiser 300', 'bigwagon-white', ['suv'], 104_990],
    ['Yaris', 'supermini-red', ['performance'], 29_990],
    ['GR86', 'coupe-orange', ['performance'], 47_990],
    ['bZ4X', 'suv-green', ['suv', 'electric'], 58_990],
    ['C-HR+', 'hatch-teal', ['suv', 'electric'], null, 'coming_soon'],
  ],
  suzuki: [
    ['Swift', 'supermini-red', ['performance'], 26_490],
    ['Jimny', 'boxy-green', ['suv'], 31_990],
    ['Vitara', 'suv-white', ['suv'], 31_990],
    ['S-Cross', 'suv-grey', ['suv'], 43_990],
    ['Fronx', 'suv-red', ['suv'], 30_990],
    ['e Vitara', 'suv-blue', ['suv', 'electric'], null, 'coming_soon'],
  ],
};

const paints: Record<string, string> = { grey: 'grey', navy: 'dark blue' };
const bodies: Record<string, string> = {
  suv: 'SUV',
  suv7: 'seven-seat SUV',
  sportsuv: 'sports SUV',
  bigwagon: 'four-wheel drive wagon',
  boxy: 'small four-wheel drive',
  ute: 'dual-cab ute',
  pickup: 'full-size pickup',
  muscle: 'two-door coupé',
  coupe: 'coupé',
  cabrio: 'convertible',
  city: 'city hatch',
  supermini: 'small hatch',
  mover: 'people mover',
  grandmover: 'people mover',
};

/** "An orange dual-cab ute from the side", of the cut-out "ute-orange". */
function textOf(cutout: string, side = 'from the side'): string {
  const [body = '', paint = ''] = cutout.split('-');
  const colour = paints[paint] ?? paint;
  return `${/^[aeiou]/.test(colour) ? 'An' : 'A'} ${colour} ${bodies[body] ?? body} ${side}`;
}

const sides = [
  ['front-three-quarter', 'from the front'],
  ['side', 'from the side'],
  ['rear-three-quarter', 'from the rear'],
] as const;

/** Models whose body no other one has. */
const unlikeOthers: readonly string[] = ['muscle', 'pickup', 'cabrio', 'coupe'];

/** The first of a range, and what looks like no other, are shown from three sides. */
function galleryOf(cutout: string, at: number): Pick<DocumentOf<'model'>, 'gallery'> {
  const [name = '', paint = ''] = cutout.split('-');
  const body = pictureBodies.find((one) => one === name);
  if (!body || !isPaint(paint) || (at > 0 && !unlikeOthers.includes(body))) return {};
  return { gallery: keyed(sides.map(([view, side]) => picture(`${body}/${view}/${paint}`, textOf(cutout, side)))) };
}

function model(brand: string, [name, cutout, categories, fromPrice, status]: Row, at: number): DocumentOf<'model'> {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    _id: `model-${brand}-${slug}`,
    _type: 'model',
    name,
    slug: slugOf(slug),
    status: status ?? 'current',
    categories,
    image: picture(`models/${cutout}.webp`, textOf(cutout)),
    ...(fromPrice && { fromPrice, priceType: 'drive-away' }),
    ...modelPage({ brand, at, fromPrice, categories }),
    ...galleryOf(cutout, at),
    order: (at + 1) * 10,
    manufacturer: reference(`manufacturer-${brand}`),
  };
}

export const demoModels: readonly DocumentOf<'model'>[] = Object.entries(ranges).flatMap(([brand, rows]) =>
  rows.map((row, at) => model(brand, row, at)),
);
