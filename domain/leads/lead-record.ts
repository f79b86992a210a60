import type { Consent } from './consents.ts';
import type { UserData } from './user-data.ts';
import type { Valuation } from './valuation.ts';

/** One answer as shown to people. */
export type AnswerLine = { label: string; text: string };

/** The car that an enquiry is about, as it was in the stock at that moment. */
export type LeadVehicle = {
  id: string;
  title: string;
  year: number;
  make: string;
  model: string;
  badge: string;
  stockNumber: string;
  vin: string;
  carType: 'new' | 'demo' | 'used';
  odometerKm: number;
  /** As the shopper read it; empty for a price on application. */
  price: string;
  /** The same in cents; absent where there is none, and in enquiries of before. */
  priceCents?: number;
  /** Of its page on the site. */
  slug: string;
  /** What the price holds, "Drive away, no more to pay"; absent without a price, and in enquiries of before, as all below. */
  priceType?: string;
  /** The weekly figure with both rates and whose terms they are, as the shopper read it. */
  weekly?: string;
  lender?: string;
  /** Where it is: name, and address in one line. */
  yard?: { name: string; address: string };
};

export type LeadPerson = { name: string; lastName: string; email: string; phone: string; postcode: string };

/** The dealer as mails and lead systems name it. */
export type LeadDealer = {
  name: string;
  phone: string;
  email: string;
  /** The site's own, "https://dealer.example". */
  origin: string;
  timeZone: string;
  /** The slug of the site whose dealership it is, where another site took the enquiry: its lead systems know that site's keys. */
  dealership?: string;
  /** Its own text in the shopper's receipt; absent for none. */
  receiptText?: string;
};

/** One enquiry as staff and their systems get it. */
export type LeadRecord = {
  id: string;
  site: string;
  category: string;
  subcategory: string;
  form: string;
  person: LeadPerson;
  lines: AnswerLine[];
  vehicle: LeadVehicle | null;
  /** The online estimate of the shopper's own car. */
  valuation?: Valuation;
  dealer: LeadDealer;
  /** None in enquiries of before. */
  consents: Consent[];
  details: Record<string, unknown> & { userData?: UserData };
  receivedAtMs: number;
};

export const fullName = ({ name, lastName }: Pick<LeadPerson, 'name' | 'lastName'>): string =>
  [name, lastName].filter(Boolean).join(' ');

/** What shoppers and staff call an enquiry on the phone. */
export const leadNumber = (id: string): string => id.slice(0, 8);

/**
 * The desk's summary of the person above the answers; empty for a person who left no name, phone or
 * address.
 */
const personAnswers = ({ name, lastName, phone, email }: LeadPerson): string[] =>
  [name, lastName, phone, email].filter(Boolean);

/**
 * The answers beside the person's name, phone and e-mail address, which are elsewhere: the
 * message first, the others in the form's order. Each of those is left out once, so that nothing is
 * lost of a shopper who wrote it a second time.
 */
export function otherLines({ lines, person, details }: Pick<LeadRecord, 'lines' | 'person' | 'details'>): AnswerLine[] {
  const personal = personAnswers(person);
  const others = lines.filter(({ text }) => {
    const at = personal.indexOf(text);
    if (at >= 0) personal.splice(at, 1);
    return at < 0;
  });
  const isMessage = ({ text }: AnswerLine) => text === details.message;
  return [...others.filter(isMessage), ...others.filter((line) => !isMessage(line))];
}
