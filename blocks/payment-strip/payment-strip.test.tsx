import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { paymentStripFixtures } from './payment-strip.fixture.ts';
import { paymentStripBlock } from './payment-strip.tsx';

const context = { edit: () => ({}) } as unknown as BlockContext;

function shown(block: Partial<BlockOf<'paymentStrip'>>): string {
  const View = paymentStripBlock.view as React.ComponentType<Record<string, unknown>>;
  const whole = { ...paymentStripFixtures.minimal, ...block };
  return renderToStaticMarkup(<View block={whole} data={undefined} context={context} />);
}

const methods = (html: string) => [...html.matchAll(/<li>([^<]+)<\/li>/g)].map(([, name]) => name);

describe('[CHK-06] accepted payments and the money-back guarantee', () => {
  it('names all methods where staff chose none, else those that they chose, in the order of the list', () => {
    expect(methods(shown({}))).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']);
    expect(methods(shown({ methods: ['apple-pay', 'visa'] }))).toEqual(['Visa', 'Apple Pay']);
  });

  it('shows a guarantee with its terms, and none that has a title alone', () => {
    const guarantee = { guaranteeTitle: '7 day guarantee', guaranteeText: 'Bring it back within 200 km.' };
    expect(shown({ ...guarantee, link: { label: 'The terms', href: '/terms' } })).toMatch(
      /7 day guarantee.*Bring it back within 200 km\..*href="\/terms"/s,
    );
    expect(shown({ guaranteeTitle: '7 day guarantee' })).not.toContain('7 day guarantee');
  });
});
