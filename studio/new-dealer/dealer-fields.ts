import { isAustralianPhone } from '@/domain/locations/phone.ts';
import { isEmailAddress } from '@/domain/text/email-address.ts';
import { checkAbn, checkHost } from '@/schemas/documents/site.ts';
import { checkSlug } from '@/schemas/fields/slug.ts';
import { checkDay } from '@/schemas/objects/opening-hours.ts';
import { checkSourceAddress } from '@/schemas/objects/stock-source.ts';

/** `closes` and `opens` are like 08:30; both empty: closed. */
export type Hours = { opens: string; closes: string };

/** The form of a new dealer. Empty text: not given. Layers are ids of documents. */
export type NewDealer = {
  name: string;
  slug: string;
  host: string;
  state: string;
  abn: string;
  licence: string;
  template: string;
  manufacturer: string;
  group: string;
  street: string;
  city: string;
  postcode: string;
  phone: string;
  weekdays: Hours;
  saturday: Hours;
  sunday: Hours;
  inbox: string;
  feed: string;
  staff: { name: string; email: string }[];
};

export const emptyDealer: NewDealer = {
  name: '',
  slug: '',
  host: '',
  state: '',
  abn: '',
  licence: '',
  template: '',
  manufacturer: '',
  group: '',
  street: '',
  city: '',
  postcode: '',
  phone: '',
  weekdays: { opens: '', closes: '' },
  saturday: { opens: '', closes: '' },
  sunday: { opens: '', closes: '' },
  inbox: '',
  feed: '',
  staff: [{ name: '', email: '' }],
};

/** A name as part of an address: "O'Brien & Sons Mazda" → "obrien-and-sons-mazda". At most 60 characters. */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '');
}

type Check = (value: string) => true | string;

const required =
  (message: string, check: Check = () => true): Check =>
  (value) =>
    value.trim() === '' ? message : check(value.trim());

/**
 * Checks of single fields: `true`, or a sentence about what is wrong. `isLocal`: the studio runs on
 * a developer's machine, where a site needs no host name.
 */
export const fieldChecks = (isLocal: boolean) => ({
  name: required('Write the name that shoppers read.', (name) =>
    name.length <= 60 ? true : 'The name has 60 characters at most.',
  ),
  slug: required('This is needed: it becomes part of the address.', checkSlug),
  host: (host: string) => {
    if (host.trim() === '') return isLocal ? true : 'Write the host name at which shoppers find the site.';
    return checkHost(host.trim());
  },
  state: required('Choose the state of the address.'),
  abn: (abn: string) => checkAbn(abn.trim()),
  template: required('Choose the template that the site starts with.'),
  street: required('Write the street and number.'),
  city: required('Write the suburb or town.'),
  postcode: required('Write the postcode.', (postcode) =>
    /^\d{4}$/.test(postcode) ? true : 'An Australian postcode has four digits.',
  ),
  phone: required('Write the number that shoppers call.', (phone) =>
    isAustralianPhone(phone)
      ? true
      : 'Write an Australian number with its area code, for example 03 5550 1234 or 1300 000 000.',
  ),
  inbox: required('Write the address that enquiries go to.', checkEmail),
  feed: (feed: string) => checkSourceAddress(feed, 'url'),
});

function checkEmail(email: string): true | string {
  return isEmailAddress(email) ? true : 'This is not an email address.';
}

/** Checks the hours of a day: `true`, or what is wrong. Both empty is closed. */
export function checkHours({ opens, closes }: Hours): true | string {
  const [open, close] = [opens.trim(), closes.trim()];
  return open === '' && close === '' ? true : checkDay({ status: 'Open', open, close });
}

/** Checks one row of staff; an empty row is none. */
export function checkStaff({ name, email }: NewDealer['staff'][number]): { name: true | string; email: true | string } {
  if (name.trim() === '' && email.trim() === '') return { name: true, email: true };
  return {
    name: required('Write the name.')(name),
    email: required('Write the email address.', checkEmail)(email),
  };
}
