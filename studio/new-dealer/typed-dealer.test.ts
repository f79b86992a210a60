import { describe, expect, it } from 'vitest';
import { emptyDealer } from './dealer-fields.ts';
import { forgetTyped, readTyped, storeTyped } from './typed-dealer.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  };
}

describe('[PLUS-19] what was typed into the form of a new dealer', () => {
  it('is there again, until the dealer was created', () => {
    const tab = storage();
    const typed = { ...emptyDealer, name: 'Epping Ford', staff: [{ name: 'Mei', email: 'mei@a.example' }] };
    storeTyped(typed, tab);
    expect(readTyped(tab)).toEqual(typed);
    forgetTyped(tab);
    expect(readTyped(tab)).toEqual(emptyDealer);
  });

  it('is the empty form if what is stored is not one, or storage is refused', () => {
    for (const text of ['{', 'null', '[]', '{"name":3,"staff":{},"weekdays":[1]}']) {
      const tab = storage();
      for (const key of ['forecourt:new-dealer']) tab.values.set(key, text);
      expect(readTyped(tab)).toEqual(emptyDealer);
    }
    const refused = () => {
      throw new Error('denied');
    };
    expect(readTyped({ getItem: refused })).toEqual(emptyDealer);
    expect(() => storeTyped(emptyDealer, { setItem: refused })).not.toThrow();
  });
});
