import { phrases } from './match-words.ts';

/** What programs and people write for "no value". */
const none = new Set(
  phrases(`
    n/a, #n/a, n.a., n.a, tba, t.b.a., tbc, tbd, t.b.c., null, (null), <null>, nil, none, unknown, undefined, not available,
    not applicable, not specified, unspecified, not stated, not known, not supplied, not provided, not recorded, blank, (blank),
    [blank], empty, to be advised, to be announced, to be confirmed, nan, no data, ?, ??, (none), n / a, please select, select,
    - select -`),
);

/** "None" in some columns only: series and badges have such names ("NA" is an MX-5). */
const alsoNone = new Set(
  phrases(`
    na, other, others, misc, miscellaneous, any, all, tbn`),
);

/** Whether a value means that there is none. */
export function meansNone(value: string): boolean {
  const plain = value.toLowerCase().trim();
  return none.has(plain) || (plain.length < 8 && /^[-–—−_.*\s]+$/.test(plain));
}

/** `meansNone` for columns of a few words, in which "NA" and "Other" have no other meaning. */
export const meansNoneInList = (value: string): boolean => meansNone(value) || alsoNone.has(value.toLowerCase().trim());

/** Prices on request. */
const onApplication = new Set(
  phrases(`
    poa, p.o.a., p.o.a, p o a, price on application, price on request, on application, on request, call, call for price, call us,
    call for pricing, contact us, contact dealer, contact for price, contact us for price, enquire, enquire now, enquire for price,
    ask, ask for price, please call, price on enquiry, please enquire, price to be advised, na, phone for price, ring for price, $poa,
    no price`),
);
export const meansPriceOnApplication = (value: string): boolean => onApplication.has(value.toLowerCase().trim());
