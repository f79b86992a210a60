import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultFeatures } from '@/domain/site/defaults.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { SaveCarForm } from './save-car-form.tsx';

const site = (garagePages: boolean) => ({ features: { ...defaultFeatures, garagePages } });
const card = { id: 'sb-1', name: 'Ranger', slug: 'ranger', make: 'Ford', model: 'Ranger', images: [] };
const heart = (garagePages: boolean) =>
  renderToStaticMarkup(<FavouriteButton card={card as unknown as StockCard} site={site(garagePages)} />);
const form = (garagePages: boolean) =>
  renderToStaticMarkup(<SaveCarForm site={site(garagePages)} back="/search?make=Ford&page=2" />);

describe('[SAVE-01] a heart without script', () => {
  it('posts its car by the one form of the page, which leads back to it', () => {
    expect(heart(true)).toMatch(/<button type="submit" form="save-car" value="sb-1" [^>]*name="car_id"/);
    expect(heart(true)).not.toContain('noscript:hidden');
    expect(form(true)).toMatch(/^<noscript><form id="save-car" action="\/api\/watchlist\/save-car" method="post">/);
    expect(form(true)).toContain('name="back" value="/search?make=Ford&amp;page=2"');
  });

  it('is not there on a site without accounts', () => {
    expect(heart(false)).toContain('type="button"');
    expect(heart(false)).toContain('noscript:hidden');
    expect(form(false)).toBe('');
  });
});
