import { describe, expect, it } from 'vitest';
import { contrastFailures } from './contrast.fixture.ts';
import { defaultTheme } from './defaults.ts';
import { readableTheme } from './readable-theme.ts';

const shown = (colours: object) => readableTheme({ ...defaultTheme, ...colours }, defaultTheme);

describe('[CFG-02] a theme that got past the studio', () => {
  it('is shown as it is when it can be read', () => {
    expect(readableTheme(defaultTheme, defaultTheme)).toBe(defaultTheme);
  });

  it.each([
    ['white on white', { page: '#ffffff', surface: '#ffffff', ink: '#fbfbfb', action: '#ffffff', onAction: '#fefefe' }],
    ['one grey', { page: '#777777', sunken: '#777777', tint: '#777777', ink: '#777777', ink2: '#777777' }],
    ['black on black', { page: '#000000', surface: '#000000', sunken: '#000000', tint: '#000000', link: '#000000' }],
  ])('can be read, were it %s', (_name, colours) => {
    expect(contrastFailures(shown(colours)).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  it('keeps the hue of what it mends, and everything else', () => {
    const theme = shown({ action: '#ff8888', onAction: '#ffffff' });
    expect(theme).toEqual({ ...defaultTheme, action: theme.action, onAction: theme.onAction });
  });

  it('takes the platform’s colour for what is none', () => {
    expect(shown({ ink: 'red', line2: '', link: '#12' })).toEqual(defaultTheme);
  });
});
