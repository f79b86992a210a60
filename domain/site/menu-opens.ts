import type { MenuOpens } from './site-parts.ts';

/** What an entry of the header can open, as staff choose it. */
export const menuOpens = [
  { value: 'list', title: 'Only the entries below it' },
  { value: 'models', title: 'The models, by category' },
  { value: 'stock', title: 'New, demo and used stock' },
  { value: 'brands', title: 'The brands, with their logos' },
] as const satisfies readonly { value: MenuOpens; title: string }[];
