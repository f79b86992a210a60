import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FewCars } from './few-cars.tsx';

it('fills the row after the last car with a way to all of the stock', () => {
  const html = renderToStaticMarkup(<FewCars>{[<article key="a">A car</article>]}</FewCars>);
  expect(html).toMatch(/data-cards="1"/);
  expect(html).toMatch(
    /A car<\/article><\/li><li[^>]*><h3>Not quite it\?<\/h3>.*<a href="\/search\/new-used-and-demo-cars"/,
  );
});
