import { expect, it } from 'vitest';
import type { BrandTile } from '@/domain/site/brand-tile.ts';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { BrandLogo } from './brand-logo.tsx';

const tile = { id: 'b', name: 'Ford', kind: 'car', logo: null, href: '/ford' } as BrandTile;

it('[NAV-22] a brand is set in type where it has no logo, and another website opens as the link it is', () => {
  expect(plainTextOf(<BrandLogo tile={tile} />)).toBe('Ford');
  expect(markupOf(<BrandLogo tile={tile} />)).not.toContain('rel=');
  expect(markupOf(<BrandLogo tile={{ ...tile, href: 'https://isuzu.example' }} />)).toContain('rel="external"');
});
