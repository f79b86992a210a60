import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { emptyDealer, type Hours, type NewDealer } from './dealer-fields.ts';

const key = 'forecourt:new-dealer';

/** What was typed in this tab before; the empty form if nothing was, or it cannot be read. */
export function readTyped(storage: Pick<Storage, 'getItem'> = sessionStorage): NewDealer {
  try {
    return dealerOf(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return emptyDealer;
  }
}

/** Stores what was typed, as far as the browser allows. */
export function storeTyped(typed: unknown, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  try {
    storage.setItem(key, JSON.stringify(typed));
  } catch {
    // The form works without: only what was typed is lost when the pane is left.
  }
}

export const forgetTyped = (storage: Pick<Storage, 'removeItem'> = sessionStorage): void => storage.removeItem(key);

function dealerOf(stored: unknown): NewDealer {
  const fields = unknownFields(stored);
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const hours = (value: unknown): Hours => {
    const { opens, closes } = unknownFields(value);
    return { opens: text(opens), closes: text(closes) };
  };
  const people = (Array.isArray(fields.staff) ? fields.staff : []).slice(0, 20).map((one: unknown) => {
    const { name, email } = unknownFields(one);
    return { name: text(name), email: text(email) };
  });
  const texts = Object.keys(emptyDealer).map((name) => [name, text(fields[name])]);
  return {
    ...emptyDealer,
    ...Object.fromEntries(texts),
    weekdays: hours(fields.weekdays),
    saturday: hours(fields.saturday),
    sunday: hours(fields.sunday),
    staff: people.length > 0 ? people : emptyDealer.staff,
  };
}
