import { describe, expect, it } from 'vitest';
import { blend, contrastRatio } from './colour.ts';
import { type ThemeValues, themeAttributes } from './theme-style.ts';

const theme: ThemeValues = {
  wordmark: { sizeRem: 1.25, weight: 700, widthPercent: 118, trackEm: -0.01 },
  displayFace: 'archivo',
  displayWeight: 620,
  displayWidthPercent: 112,
  displayTrackEm: -0.022,
  textFace: 'instrument',
  figureWeight: 680,
  figureWidthPercent: 104,
  figureScale: 1,
  titleWeight: 620,
  titleWidthPercent: 112,
  page: '#f4f6f8',
  surface: '#ffffff',
  sunken: '#e9edf2',
  tint: '#e5ecf8',
  ink: '#0f1a2a',
  ink2: '#4c5a6e',
  line: '#d5dce5',
  line2: '#8794a6',
  brand: '#b3121d',
  onBrand: '#ffffff',
  action: '#b3121d',
  onAction: '#ffffff',
  link: '#a30f1a',
  night: '#191b1d',
  onNight: '#ffffff',
  onNight2: '#bdbfc1',
  radius: 4,
  section: 84,
  hero: 'field',
  card: 'line',
  header: 'brand',
};

const styleOf = (values: ThemeValues) => themeAttributes(values).style as Record<string, string | number>;

describe('a theme as attributes of the page', () => {
  it('carries the three switches and the values as custom properties', () => {
    const attributes = themeAttributes(theme);
    expect(attributes).toMatchObject({ 'data-hero': 'field', 'data-card': 'line', 'data-header': 'brand' });
    expect(styleOf(theme)).toMatchObject({ '--r': '4px', '--display-width': '112%', '--page': '#f4f6f8' });
    expect(styleOf(theme)['--font-display']).toContain('var(--face-archivo)');
  });

  it('turns the button on a brand field over where action and brand would run together', () => {
    expect(styleOf(theme)).toMatchObject({ '--field-action': '#ffffff', '--on-field-action': '#b3121d' });
    const yellow = { ...theme, brand: '#ffc02e', onBrand: '#17211c', action: '#14573f' };
    expect(styleOf(yellow)).toMatchObject({ '--field-action': '#14573f', '--on-field-action': '#ffffff' });
  });

  it('darkens the filled button by 18 % under the pointer', () => {
    expect(styleOf({ ...theme, action: '#0f4bb8' })['--action-hover']).toBe('#0c3e97');
  });

  it('knows ratios as WCAG states them, and blends channel by channel', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(blend('#ffffff', '#000000', 0.5)).toBe('#808080');
  });
});
