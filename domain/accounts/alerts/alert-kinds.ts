import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
/** What a shopper can be alerted of, each with its name and what it means, as the garage shows them (PLUS-21). */
export const alertKinds = {
  price: { title: 'Price drops', text: 'A saved car costs less than before' },
  sold: { title: 'Sold or reserved', text: 'A saved car is sold, reserved or no longer listed' },
  back: { title: 'Back on sale', text: 'A saved car that was sold or reserved is for sale again' },
  search: { title: 'New cars', text: 'A new car matches a saved search' },
} as const;

export type AlertKind = keyof typeof alertKinds;

/** The name of a kind's checkbox: no kind may have the name of another field of the form. */
export const alertField = (kind: AlertKind): string => `alert-${kind}`;

export const alertChannels = { sms: 'Text', mail: 'Email' } as const;
export type AlertChannel = keyof typeof alertChannels;

export const isAlertChannel = (word: string): word is AlertChannel => Object.hasOwn(alertChannels, word);

/** The kinds that a posted form ticked, in the order of the list. */
export const tickedKinds = (form: Readonly<Record<string, string>>): AlertKind[] =>
  keysOf(alertKinds).filter((kind) => form[alertField(kind)] === 'on');
