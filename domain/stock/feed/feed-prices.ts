import { type FeedPrice, type PriceKind, priceKindOf, priceOf, priceProblem } from './feed-money.ts';
import type { RowReader } from './row-reader.ts';
import { yesOf } from './words/standing-words.ts';

const kindNames: Readonly<Record<PriceKind, string>> = {
  drive_away_price: 'drive away',
  excluding_government_charges_price: 'before government charges',
};

/**
 * The prices of a row. The drive-away price counts where there is one; a price without a kind is
 * before government charges; a vehicle without any is on application.
 */
export function feedPrices(values: RowReader) {
  const { text, report, note, dollars } = values;
  const currency = text('currency').replaceAll(/\s/g, '').toUpperCase();
  if (currency !== '' && !/^(?:AUD|A\$|AU\$|\$|AUSTRALIANDOLLARS?)$/.test(currency))
    report('Currency', `"${currency}" is not Australian dollars`);
  const kindOfRow = values.value(
    'priceType',
    ['Price type', 'is neither drive away nor before government charges'],
    priceKindOf,
    null,
  );
  const isDriveAway = /^[a-z]+$/i.test(text('driveAway')) ? yesOf(text('driveAway')) : undefined;
  const driveAway = isDriveAway === undefined ? priceAs(values, 'driveAway', 'DAP Price', 'drive_away_price') : 0;
  const beforeCharges = priceAs(values, 'beforeCharges', 'EGC Price', 'excluding_government_charges_price');
  const plain = read(values, 'price', 'Price');
  const plainKind =
    plain.kind ?? kindOfRow ?? (isDriveAway ? 'drive_away_price' : 'excluding_government_charges_price');
  const driveAwayCents = driveAway || (plainKind === 'drive_away_price' ? plain.cents : 0);
  const priceCents = driveAwayCents || beforeCharges || plain.cents;
  if (plain.cents > 0 && plain.cents !== priceCents && plain.cents !== beforeCharges)
    note('Price', text('price'), 'is not used: another price column is');
  const priceType = driveAwayCents > 0 ? 'drive_away_price' : 'excluding_government_charges_price';
  return {
    priceCents,
    priceType: priceCents > 0 ? priceType : 'price_on_application',
    beforePriceCents: dollars('wasPrice', 'Was price'),
    subscriptionPriceCents: dollars('subscriptionPrice', 'Subscription price'),
  };
}

function priceAs(values: RowReader, column: 'driveAway' | 'beforeCharges', field: string, kind: PriceKind): number {
  const price = read(values, column, field);
  if (price.kind !== null && price.kind !== kind)
    values.report(field, `"${values.text(column)}" says that it is ${kindNames[price.kind]}`);
  return price.cents;
}

function read(values: RowReader, column: 'driveAway' | 'beforeCharges' | 'price', field: string): FeedPrice {
  const price = values.value(column, [field, 'is not an amount'], priceOf, { cents: 0, kind: null });
  const problem = priceProblem(price.cents);
  if (problem) values.report(field, `"${values.text(column)}" ${problem}`);
  return price;
}
