import { describe, expect, it } from 'vitest';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { Glance } from './glance-client.tsx';

describe('[CARD-01] a glance at a vehicle', () => {
  const view = {
    slug: 'x',
    name: 'Ranger',
    subtitle: 'Wildtrak',
    price: '$9',
    facts: [['Fuel', 'Diesel']],
    features: [],
    photos: [],
  };
  const glance = (more: object = {}) => <Glance view={{ ...view, ...more } as never} />;

  it('has photos and features where there are any, and the ways on', () => {
    expect(plainTextOf(glance())).toBe('Wildtrak $9 Fuel Diesel See this car Enquire');
    expect(linksOf(glance())).toEqual(['/cars/x', '/cars/x#enquire']);
    expect(plainTextOf(glance({ features: ['Tow bar', 'ABS'] }))).toContain('Tow bar · ABS');
    expect(markupOf(glance({ photos: ['/1', '/2'] }))).toMatch(
      /alt="Ranger, 1 of 2" loading="eager".*alt="Ranger, 2 of 2" loading="lazy"/,
    );
  });
});
