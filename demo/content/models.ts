import type { ModelCategory, ModelStatus } from '@/domain/site/model-range.ts';
import { type DocumentOf, reference, slugOf } from './demo-document.ts';
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
    ['Everest', 'suv-green', ['suv'], 54_240],
    ['Mustang', 'sedan-black', ['performance'], 67_990],
    ['Tourneo', 'van-navy', ['people-movers'], 70_990, 'new'],
    ['Transit Custom', 'van-white', ['vans'], 57_590],
    ['Ranger PHEV', 'ute-blue', ['trucks', 'electric'], 71_990, 'new'],
    ['Puma Gen-E', 'hatch-teal', ['suv', 'electric'], null, 'coming_soon'],
    ['Explorer', 'suv-blue', ['suv', 'electric'], null, 'coming_soon'],
    ['Mustang Mach-E', 'suv-red', ['suv', 'electric'], 64_990],
    ['F-150', 'ute-grey', ['trucks', 'performance'], 106_950],
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
    ['Polo', 'hatch-red', ['performance'], 30_990],
    ['Multivan', 'van-navy', ['people-movers'], 79_990],
    ['Caddy', 'van-white', ['vans'], 44_990],
    ['ID. Buzz', 'van-white', ['people-movers', 'electric'], null, 'coming_soon'],
    ['ID. Polo', 'hatch-teal', ['electric'], null, 'coming_soon'],
  ],
  mazda: [
    ['CX-3', 'hatch-red', ['suv'], 30_370],
    ['CX-5', 'suv-blue', ['suv'], 39_990],
    ['CX-60', 'suv-white', ['suv'], 54_750],
    ['CX-90', 'suv-red', ['suv'], 79_990],
    ['CX-30', 'suv-grey', ['suv'], 35_990],
    ['Mazda2', 'hatch-blue', ['performance'], 26_990],
    ['Mazda3', 'hatch-red', ['performance'], 34_890],
    ['MX-5', 'sedan-black', ['performance'], 53_990],
    ['BT-50', 'ute-grey', ['trucks'], 41_440],
    ['6e', 'sedan-red', ['electric'], null, 'coming_soon'],
  ],
  hyundai: [
    ['Kona', 'suv-blue', ['suv'], 32_500],
    ['Tucson', 'suv-green', ['suv'], 39_100],
    ['Santa Fe', 'suv-white', ['suv'], 53_000, 'new'],
    ['IONIQ 5', 'hatch-teal', ['suv', 'electric'], 69_800],
    ['Staria', 'van-navy', ['people-movers', 'vans'], 47_500],
    ['IONIQ 9', 'suv-blue', ['suv', 'electric'], null, 'coming_soon'],
  ],
  kia: [
    ['Sportage', 'suv-green', ['suv'], 37_990],
    ['Sorento', 'suv-blue', ['suv'], 50_880],
    ['EV3', 'hatch-teal', ['suv', 'electric'], 47_600, 'new'],
    ['Carnival', 'van-navy', ['people-movers'], 53_390],
    ['Tasman', 'ute-grey', ['trucks'], 42_990, 'new'],
    ['PV5', 'van-white', ['vans', 'electric'], null, 'coming_soon'],
  ],
  toyota: [
    ['Corolla', 'hatch-blue', ['performance'], 32_110],
    ['RAV4', 'suv-white', ['suv'], 42_260],
    ['HiLux', 'ute-orange', ['trucks'], 43_330],
    ['HiAce', 'van-white', ['vans'], 52_360],
    ['Yaris Cross', 'hatch-red', ['suv'], 30_990],
    ['Corolla Cross', 'suv-blue', ['suv'], 37_990],
    ['Kluger', 'suv-grey', ['suv'], 54_990],
    ['Camry', 'sedan-silver', ['performance'], 40_990],
    ['LandCruiser Prado', 'suv-red', ['suv'], 74_990],
    ['LandCruiser 300', 'suv-white', ['suv'], 104_990],
    ['bZ4X', 'suv-green', ['suv', 'electric'], 66_000],
    ['C-HR+', 'hatch-teal', ['suv', 'electric'], null, 'coming_soon'],
  ],
  suzuki: [
    ['Swift', 'hatch-red', ['performance'], 26_490],
    ['Jimny', 'suv-green', ['suv'], 33_990],
    ['Vitara', 'suv-white', ['suv'], 34_990],
    ['e Vitara', 'suv-blue', ['suv', 'electric'], null, 'coming_soon'],
  ],
};

const paints: Record<string, string> = { grey: 'grey', navy: 'dark blue' };
const bodies: Record<string, string> = { suv: 'SUV', ute: 'dual-cab ute', van: 'van' };

/** "ute-orange" → "An orange dual-cab ute from the side". */
function wordsOf(cutout: string): string {
  const [body = '', paint = ''] = cutout.split('-');
  const colour = paints[paint] ?? paint;
  return `${/^[aeiou]/.test(colour) ? 'An' : 'A'} ${colour} ${bodies[body] ?? body} from the side`;
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
    image: picture(`models/${cutout}.webp`, wordsOf(cutout)),
    ...(fromPrice && { fromPrice, priceType: 'drive-away' }),
    ...modelPage({ brand, at, fromPrice, categories }),
    order: (at + 1) * 10,
    manufacturer: reference(`manufacturer-${brand}`),
  };
}

export const demoModels: readonly DocumentOf<'model'>[] = Object.entries(ranges).flatMap(([brand, rows]) =>
  rows.map((row, at) => model(brand, row, at)),
);
