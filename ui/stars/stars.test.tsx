import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { filling, Stars } from './stars.tsx';

describe('stars', () => {
  it.each([
    [5, 'whole whole whole whole whole'],
    [4.8, 'whole whole whole whole whole'],
    [4.7, 'whole whole whole whole whole'],
    [4.6, 'whole whole whole whole half'],
    [4.3, 'whole whole whole whole half'],
    [4.2, 'whole whole whole whole none'],
    [4, 'whole whole whole whole none'],
    [0, 'none none none none none'],
  ])('[LOC-08] of %d are %s', (value, filled) => {
    expect([1, 2, 3, 4, 5].map((star) => filling(value, star)).join(' ')).toBe(filled);
  });

  it('[LOC-08] show the half of one over its outline, and say the figure', () => {
    const html = renderToStaticMarkup(<Stars value={4.6} />);
    expect(html.match(/<svg/g)).toHaveLength(6);
    expect(html.match(/clip-path/g)).toHaveLength(1);
    expect(html).toContain('4.6 out of 5 stars');
  });
});
