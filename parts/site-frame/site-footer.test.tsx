import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import { SiteFooter } from './site-footer.tsx';

const identity = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: '' };

it('[CFG-01] the foot of every page shows what staff wrote about prices', () => {
  const text = 'Drive-away prices are for private buyers.';
  const site = resolveSite({ ...identity, snippets: { 'price-disclaimer': text } }, []);
  expect(renderToStaticMarkup(<SiteFooter site={site} />)).toContain(`<p>${text}</p>`);
  expect(renderToStaticMarkup(<SiteFooter site={resolveSite(identity, [])} />)).not.toContain(text);
});

it('[ANL-01] leads to the privacy choices where another company may measure visits, and nowhere else', () => {
  const link = '<a href="#privacy-choices" aria-haspopup="dialog">Privacy choices</a>';
  const withGoogle = {
    name: 'dealer',
    title: 'A',
    settings: { options: { googleMeasurementId: 'G-AB12CD34EF' } },
  } as const;
  expect(renderToStaticMarkup(<SiteFooter site={resolveSite(identity, [withGoogle])} />)).toContain(link);
  expect(renderToStaticMarkup(<SiteFooter site={resolveSite(identity, [])} />)).not.toContain(link);
});

it('[f28] a group of links is named in plain text in the preview too, whose text carries edit marks', () => {
  const marks = '\u200b\u200c\u200d\ufeff\u200b\u200c\u200d\ufeff';
  const footerMenu = [{ title: `Buy${marks}`, links: [{ label: `Used cars${marks}`, href: '/search/used-cars' }] }];
  const html = renderToStaticMarkup(<SiteFooter site={{ ...resolveSite(identity, []), footerMenu }} />);
  expect(html).toContain('<nav aria-label="Buy">');
  expect(html).toContain(`<h2>Buy${marks}</h2>`);
});
