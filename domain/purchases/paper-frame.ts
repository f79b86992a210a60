import { formatCents } from '@/domain/finance/money.ts';
import { dateAndHour } from '@/domain/locations/clock-label.ts';
import { labelledLicence } from '@/domain/locations/dealer-licence.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { isPrintedText } from '@/domain/text/printed-text.ts';
import type { HoldRecord } from './hold-record.ts';
import { type Paper, type PaperKind, paperNumber, paperTitles } from './paper.ts';

export type PaperOf = {
  hold: HoldRecord;
  number: number;
  /** When it is issued. */
  at: Date;
  /** Whom it names, "Sold to", and their details beside name and number. */
  to?: string;
  address?: string[];
};

/**
 * A name that no face can print: staff state it in letters that print, and until then the phone
 * number identifies the buyer.
 */
const printedName = ({ name, sale }: HoldRecord): string =>
  sale?.name ?? (isPrintedText(name) ? name : 'The customer on this number');

/** An amount as papers have it, always with its cents. */
export const withCents = (cents: number): string => formatCents(cents, { withCents: true });

/** Who issues it, to whom, about which car: the same on every paper. `abn` is empty if it is not a tax invoice. */
export function paperFrame(kind: PaperKind, { hold, number, at, to = 'To', address = [] }: PaperOf, abn: string) {
  const { car, dealer, phone } = hold;
  const title = paperTitles[kind];
  const shown = paperNumber({ kind, number });
  const vehicle = [
    [car.title, car.line].filter(Boolean).join(' '),
    car.stockNumber && `Stock no. ${car.stockNumber}`,
    car.vin && `VIN ${car.vin}`,
  ];
  return {
    title,
    note: abn ? `ABN ${abn}` : 'This is not a tax invoice',
    number: shown,
    dealer: {
      name: dealer.name,
      lines: [dealer.address, dealer.phone && formatPhone(dealer.phone)].filter(Boolean),
    },
    head: [
      { label: title, texts: [shown] },
      { label: 'Date of issue', texts: dateAndHour(at, dealer.timeZone).split(/(?<=,) /) },
      { label: to, texts: [printedName(hold), formatPhone(phone), ...address].filter(Boolean) },
      { label: 'Vehicle', texts: vehicle.filter(Boolean) },
    ],
    foot: [
      dealer.name,
      (abn || dealer.abn) && `ABN ${abn || dealer.abn}`,
      labelledLicence(dealer.licence),
      `${title.toLowerCase()} ${shown}`,
    ]
      .filter(Boolean)
      .join(', '),
  } satisfies Partial<Paper>;
}
