import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import { FooterLocations } from './footer-locations.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => siteLocation({ id: `l${at}`, name: `Yard ${at}` }));
const names = (html: string) => [...html.matchAll(/>(Yard \d+)</g)].map(([, name]) => name);

describe('[LOC-01] the places at the foot of a page', () => {
  it('are all there when they are few, each leading to its page', () => {
    const html = renderToStaticMarkup(<FooterLocations locations={many(6)} />);
    expect(names(html)).toHaveLength(6);
    expect(html).toContain('href="/locations/a-place"');
    expect(html).not.toContain('All 6 locations');
  });

  it('of forty the first few, and the way to all of them', () => {
    const html = renderToStaticMarkup(<FooterLocations locations={many(40)} />);
    expect(names(html)).toHaveLength(5);
    expect(html).toMatch(/href="\/locations"[^>]*>All (?:<!-- -->)?40(?:<!-- -->)? locations/);
  });

  it('leave hidden ones out', () => {
    const html = renderToStaticMarkup(
      <FooterLocations locations={[...many(1), siteLocation({ name: 'Yard 99', hidden: true })]} />,
    );
    expect(names(html)).toEqual(['Yard 0']);
  });
});
