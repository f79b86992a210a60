import type { BrandKind } from '@/domain/site/brand-tile.ts';
import { type DocumentOf, reference, slugOf } from './demo-document.ts';
import { picture } from './demo-pictures.ts';

type Row = readonly [name: string, kind: BrandKind, leadsTo?: { externalUrl: string } | { skipPage: true }];

/** What a group of many brands sells. Each has an emblem of the demo's own. One tile leads to a website of its own, one straight to its page (NAV-22). */
const rows: readonly Row[] = [
  ['Ford', 'car'],
  ['Hyundai', 'car'],
  ['Kia', 'car'],
  ['Mazda', 'car'],
  ['Volkswagen', 'car'],
  ['Toyota', 'car'],
  ['Suzuki', 'car'],
  ['Harrier Motorcycles', 'motorcycle'],
  ['Northbridge Trucks', 'truck', { externalUrl: 'https://trucks.example.com.au/' }],
  ['Meridian Rental', 'group', { skipPage: true }],
  ['Meridian Tyres', 'group', { skipPage: true }],
];

export const groupBrands: readonly DocumentOf<'brandTile'>[] = rows.map(([name, kind, leadsTo], at) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    _id: `brand-tile-group-${slug}`,
    _type: 'brandTile',
    name,
    slug: slugOf(slug),
    kind,
    logo: picture(`logos/${slug}.webp`, name),
    ...leadsTo,
    order: (at + 1) * 10,
    template: reference('template-group'),
  };
});
