import type { SiteOption } from '@/domain/switches/options-row.ts';

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
    help: 'In dollars; 0 shows no amount, and the car is reserved without money. In South Australia no more than 10 % of the price is taken.',
  },
  {
    key: 'holdHours',
    kind: 'number',
    default: 48,
    min: 1,
    max: 144,
    group,
    title: 'Hours of a hold',
    help: 'For so long a reserved car is held; a bank keeps a deposit set aside for seven days at most.',
  },
] as const satisfies readonly SiteOption[];
