import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wholeContext } from '@/blocks/whole-context.fixture.ts';
import { FewCars } from './few-cars.tsx';
import { latestStockFixtures } from './latest-stock.fixture.ts';
import { latestStockBlock } from './latest-stock.tsx';

it('fills the row after the last car with a way to all of the stock', () => {
  const html = renderToStaticMarkup(<FewCars>{[<article key="a">A car</article>]}</FewCars>);
  expect(html).toMatch(/data-cards="1"/);
  expect(html).toMatch(
    /A car<\/article><\/li><li[^>]*><h3>Not quite it\?<\/h3>.*<a href="\/search\/new-used-and-demo-cars"/,
  );
});

it('[BLK-05] the row shows how many there are in stock, and nothing of none', () => {
  const View = latestStockBlock.view as React.ComponentType<Record<string, unknown>>;
  const shown = (found: number) =>
    renderToStaticMarkup(
      <View block={latestStockFixtures.minimal} data={{ found, cards: [] }} context={wholeContext} />,
    );
  expect(shown(1_204)).toContain('1,204 in stock');
  expect(shown(0)).not.toMatch(/\d in stock/);
});
