import { describe, expect, it } from 'vitest';
import { complaintOf, newBlockFiles } from './new-block.ts';

describe('npm run new:block', () => {
  const nothingTaken = () => false;

  it('writes the files that every block has, under one name in its three spellings', () => {
    const files = newBlockFiles('price-drop');
    expect(files.map(({ path }) => path)).toEqual([
      'blocks/price-drop/price-drop.schema.ts',
      'blocks/price-drop/price-drop.projection.ts',
      'blocks/price-drop/price-drop.tsx',
      'blocks/price-drop/price-drop.fixture.ts',
    ]);
    const all = files.map(({ text }) => text).join('\n');
    for (const name of [
      'priceDropSchema',
      'priceDropProjection',
      'priceDropBlock',
      'priceDropFixtures',
      "'Price drop'",
    ]) {
      expect(all).toContain(name);
    }
  });

  it('writes its look in classes that Tailwind finds whole, and no style sheet', () => {
    const [view] = newBlockFiles('price-drop').filter(({ path }) => path.endsWith('.tsx'));
    expect(view?.text).toMatch(/className="[^"{]+"/);
    expect(view?.text).not.toMatch(/\.css'|styles\./);
  });

  it.each(['', 'PriceDrop', 'price_drop', 'price--drop', '-price', '9lives', '../hero', 'price drop'])(
    'refuses %j with a message',
    (name) => {
      expect(complaintOf(name, nothingTaken)).toMatch(/name/);
    },
  );

  it('refuses a name that is taken, and takes a good one', () => {
    expect(complaintOf('hero', () => true)).toContain('blocks/hero');
    expect(complaintOf('price-drop', nothingTaken)).toBeNull();
  });
});
