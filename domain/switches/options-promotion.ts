import type { SiteOption } from '@/domain/switches/options-row.ts';

const group = 'Promotion';

export const promotionOptions = [
  {
    key: 'promoCardPositions',
    kind: 'list',
    default: ['8'],
    within: [1, 21],
    group,
    title: 'Places of promo cards',
    help: 'Positions among the results, for example 8 and 17.',
  },
  {
    key: 'promoCardShift',
    kind: 'number',
    default: 0,
    min: 0,
    max: 2,
    group,
    title: 'Random shift of promo cards',
    help: 'A promo card is shown up to this many places later.',
  },
  {
    key: 'exceptedOffers',
    kind: 'list',
    default: [],
    group,
    title: 'Offers that are shown all the same',
    help: 'Their numbers; used while fixed offer exceptions are on.',
  },
] as const satisfies readonly SiteOption[];
