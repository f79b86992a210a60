import type { SiteOption } from '@/domain/site/options-row.ts';

const group = 'Reserve and buy';

export const checkoutOptions = [
  {
    key: 'depositDollars',
    kind: 'number',
    default: 200,
    min: 0,
    max: 100_000,
    decimals: 2,
    group,
    title: 'Deposit',
    help: 'In dollars; 0 shows no amount.',
  },
] as const satisfies readonly SiteOption[];
