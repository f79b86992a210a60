import { checkoutOptions } from './options-checkout.ts';
import { financeOptions } from './options-finance.ts';
import { formsOptions } from './options-forms.ts';
import { locationsOptions } from './options-locations.ts';
import { privacyOptions } from './options-privacy.ts';
import { promotionOptions } from './options-promotion.ts';
import { searchOptions } from './options-search.ts';
import { servicesOptions } from './options-services.ts';
import { stockOptions } from './options-stock.ts';
import { vehiclePageOptions } from './options-vehicle-page.ts';

/** The one table of everything that a site sets with more than on or off, in the order of the studio's form. */
export const siteOptions = [
  ...servicesOptions,
  ...searchOptions,
  ...stockOptions,
  ...vehiclePageOptions,
  ...checkoutOptions,
  ...financeOptions,
  ...formsOptions,
  ...locationsOptions,
  ...promotionOptions,
  ...privacyOptions,
] as const;

/** The options that no page needs: they are in the office settings (docs/rights.md). */
export const staffOnlyOptions: ReadonlySet<string> = new Set(
  siteOptions.filter((row) => 'staffOnly' in row).map(({ key }) => key),
);

type Row = (typeof siteOptions)[number];
type ValueOf<R> = R extends { kind: 'number' } ? number : R extends { kind: 'list' } ? readonly OneOf<R>[] : OneOf<R>;
type OneOf<R> = R extends { choices: readonly { value: infer V }[] } ? V : string;

/** Every option with its value. */
export type SiteOptions = { [R in Row as R['key']]: ValueOf<R> };

/** Every option at its declared default (CFG-01). */
export const defaultOptions = Object.fromEntries(
  siteOptions.map((row) => [row.key, row.default]),
) as unknown as SiteOptions;
