import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import { SiteFooter } from './site-footer.tsx';

const identity = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: '' };

it('[CFG-01] the foot of every page says what staff wrote about prices', () => {
  const words = 'Drive-away prices are for private buyers.';
  const site = resolveSite({ ...identity, snippets: { 'price-disclaimer': words } }, []);
  expect(renderToStaticMarkup(<SiteFooter site={site} />)).toContain(`<p>${words}</p>`);
  expect(renderToStaticMarkup(<SiteFooter site={resolveSite(identity, [])} />)).not.toContain(words);
});
