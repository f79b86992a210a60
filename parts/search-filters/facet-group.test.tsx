import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CountedAttribute } from '@/domain/stock/search/facet-rules.ts';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { bodies } from '@/domain/vocabulary/vehicle-kinds.ts';
import { iconSprite } from '@/ui/icon/icon-sprite.ts';
import { FacetGroup } from './facet-group.tsx';

type Group = { attribute: CountedAttribute; values: readonly string[]; chosen?: string; searchable?: boolean };

function rendered({ attribute, values, chosen, searchable = false }: Group): string {
  const items = values.map((value, at) => ({ label: value, value, count: values.length - at }));
  const search = { ...emptySearch, filters: chosen ? { [attribute]: [chosen] } : {} };
  return renderToStaticMarkup(
    <FacetGroup
      view={{ search, result: { facets: { [attribute]: { items, facetStats: null } } } }}
      attribute={attribute}
      title="A facet"
      noun="features"
      first={8}
      searchable={searchable}
    />,
  );
}

const options = (html: string) => html.match(/<li>.*?<\/li>/gs) ?? [];
const features = (max: number) => Array.from({ length: max }, (_, at) => `Feature ${at + 1}`);

describe('the values of a facet', () => {
  it('[SRCH-09] of bodies are each beside a drawing of their own, which screen readers skip', () => {
    const shown = options(rendered({ attribute: 'body', values: bodies }));
    const drawings = shown.map(
      (option) => /<svg [^>]*aria-hidden="true"><use href="[^"]+#([\w-]+)">/.exec(option)?.[1],
    );
    expect(shown).toHaveLength(bodies.length);
    expect(new Set(drawings).size).toBe(bodies.length);
    for (const drawing of drawings) expect(iconSprite).toContain(`<symbol id="${drawing}" `);
  });

  it('[SRCH-09] a body without a drawing has none, and no other facet is drawn', () => {
    expect(rendered({ attribute: 'body', values: ['SUV', 'Cab Chassis'] }).match(/<svg/g)).toHaveLength(1);
    expect(rendered({ attribute: 'make', values: ['SUV', 'Ute'] })).not.toContain('<svg');
  });

  it('[SRCH-09] of colours are beside their paint, by a word in the name that a maker gave; one that names none has none', () => {
    const [white, black, none] = options(
      rendered({ attribute: 'colour', values: ['White', 'Agate Black', 'Chameleon'] }),
    );
    const paint = (option = '') => /aria-hidden="true"[^>]* style="background:(#[\da-f]{6})"/.exec(option)?.[1];
    expect(paint(white)).toMatch(/^#f/);
    expect(paint(black)).toMatch(/^#1/);
    expect(none).toContain('Chameleon');
    expect(none).not.toContain('background');
    expect(rendered({ attribute: 'make', values: ['White', 'Black'] })).not.toContain('background');
  });

  it('[SRCH-09] of features are looked for by name in a field that is no part of the search, where there are many', () => {
    const many = rendered({ attribute: 'filtered_features', values: features(12), searchable: true });
    const [field = ''] = /<input type="search"[^>]*>/.exec(many) ?? [];
    expect(many).toMatch(/<label[^>]*><span class="visually-hidden">Find features<\/span><input type="search"/);
    expect(field).not.toContain(' name=');
    expect(rendered({ attribute: 'filtered_features', values: features(8), searchable: true })).not.toContain(
      'search"',
    );
    expect(rendered({ attribute: 'filtered_features', values: features(12) })).not.toContain('search"');
  });

  it('[SRCH-09] beyond the first unfold, at once where one of them is chosen', () => {
    const folded = rendered({ attribute: 'filtered_features', values: features(12) });
    const [first = '', rest = ''] = folded.split('<details');
    expect([options(first).length, options(rest).length]).toEqual([8, 4]);
    expect(rest).toMatch(/^ class="[^"]*">/);
    const chosen = rendered({ attribute: 'filtered_features', values: features(12), chosen: 'Feature 12' });
    expect(chosen).toMatch(/<details class="[^"]*" open="">/);
    expect(options(chosen).filter((option) => option.includes(' checked=""'))).toHaveLength(1);
  });

  it('[SRCH-09] that leave no choice are left out, but for one that is chosen', () => {
    expect(rendered({ attribute: 'body', values: ['SUV'] })).toBe('');
    expect(rendered({ attribute: 'body', values: ['SUV'], chosen: 'SUV' })).toContain('value="SUV"');
  });
});
