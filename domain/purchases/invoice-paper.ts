import { dateAndHour } from '@/domain/locations/clock-label.ts';
import { carTypeTitles } from '@/domain/stock/card-values.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { methodLabel, receiptNumber } from './hold-record.ts';
import { gstIn } from './ledger.ts';
import { type Paper, type PaperLine, paperNumber } from './paper.ts';
import { type PaperOf, paperFrame, withCents } from './paper-frame.ts';
import { includesCharges, type SaleFacts, saleSums } from './sale-facts.ts';

/** The lines that the page has room for: more extras than these share the last one. */
const maxLines = 10;

const taxed = (label: string, cents: number, note = ''): PaperLine => ({
  label,
  note,
  gst: withCents(gstIn(cents)),
  amount: withCents(cents),
});
const untaxed = (label: string, cents: number): PaperLine[] =>
  cents > 0 ? [{ label, note: '', gst: '–', amount: withCents(cents) }] : [];

/**
 * The tax invoice of the sale to whose price a deposit was applied (PLUS-22): what section 29-70 of
 * the GST Act requires, from 1,000 dollars on too.
 */
export function invoicePaper(of: PaperOf, sale: SaleFacts): Paper {
  const { car, depositCents, method, receipt } = of.hold;
  const { carCents, totalCents, gstCents } = saleSums(sale);
  const name = [car.title, car.line].filter(Boolean).join(' ');
  const kilometres = car.odometerKm > 0 ? `${car.odometerKm.toLocaleString('en-AU')} km` : '';
  return {
    ...paperFrame('invoice', { ...of, to: 'Sold to', address: [sale.buyer].filter(Boolean) }, sale.abn),
    gst: true,
    lines: [
      taxed(
        name,
        carCents,
        ['Quantity 1', car.carType && carTypeTitles[car.carType].toLowerCase(), kilometres].filter(Boolean).join(', '),
      ),
      ...untaxed('Luxury car tax', sale.luxuryTaxCents),
      ...untaxed('Government charges: duty, registration, compulsory insurance', sale.chargesCents),
      ...extraLines(sale.extras),
    ],
    total: { label: `Total, GST of ${withCents(gstCents)} included`, text: withCents(totalCents) },
    title2: 'Paid and owing',
    text: '',
    rows: [
      {
        label: ['Deposit applied', methodLabel(method), receipt !== null && `receipt ${receiptNumber(receipt)}`]
          .filter(Boolean)
          .join(', '),
        text: withCents(-depositCents),
      },
      { label: 'Balance before any trade-in or finance', text: withCents(totalCents - depositCents) },
    ],
    closing: [
      `Price type: ${(priceTypes[car.priceType] || 'price').toLowerCase()}. ${
        includesCharges(car)
          ? 'Government charges carry no GST.'
          : 'Duty and registration are not in this price unless they have a line above.'
      }`,
    ],
  };
}

function extraLines(extras: SaleFacts['extras']): PaperLine[] {
  const [own, rest] =
    extras.length > maxLines ? [extras.slice(0, maxLines - 1), extras.slice(maxLines - 1)] : [extras, []];
  const lines = own.map(({ name, cents }) => taxed(name, cents));
  if (rest.length === 0) return lines;
  const cents = rest.reduce((sum, one) => sum + one.cents, 0);
  const gst = rest.reduce((sum, one) => sum + gstIn(one.cents), 0);
  const names = rest.map(({ name }) => name).join(', ');
  return [
    ...lines,
    { label: `${rest.length} further extras`, note: names, gst: withCents(gst), amount: withCents(cents) },
  ];
}

/** What an invoice was, for the note that adjusts it. */
type IssuedInvoice = { number: number; at: Date; totalCents: number; gstCents: number; abn: string };

/**
 * The adjustment note of a sale that fell through after its tax invoice (section 29-75 of the GST
 * Act): all of it is taken back.
 */
export function adjustmentPaper(of: PaperOf, invoice: IssuedInvoice, reason: string): Paper {
  const number = paperNumber({ kind: 'invoice', number: invoice.number });
  const gst = withCents(-invoice.gstCents);
  const amount = withCents(-invoice.totalCents);
  return {
    ...paperFrame('adjustment', of, invoice.abn),
    gst: true,
    lines: [{ label: 'The sale did not go ahead', note: reason, gst, amount }],
    total: { label: `Decrease of the price, GST of ${gst} included`, text: amount },
    title2: 'What it adjusts',
    text: `Tax invoice ${number} of ${dateAndHour(invoice.at, of.hold.dealer.timeZone)} is reversed in full.`,
    rows: [],
    closing: ['What was paid is settled by a note of its own.'],
  };
}
