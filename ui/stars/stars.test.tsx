import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stars, tenthsOf } from './stars.tsx';

describe('stars', () => {
  it.each([
    [5, [10, 10, 10, 10, 10]],
    [4.84, [10, 10, 10, 10, 8]],
    [4.6, [10, 10, 10, 10, 6]],
    [4.1, [10, 10, 10, 10, 1]],
    [4, [10, 10, 10, 10, 0]],
    [0, [0, 0, 0, 0, 0]],
  ])('[LOC-08] of %d are filled to the tenth', (value, tenths) => {
    expect([1, 2, 3, 4, 5].map((star) => tenthsOf(value, star))).toEqual(tenths);
  });

  it('[LOC-08] of 4.6 show four and more than half of the fifth over its outline, and state the figure', () => {
    const html = renderToStaticMarkup(<Stars value={4.6} />);
    expect(html.match(/<svg/g)).toHaveLength(6);
    expect(html.match(/clip-path:inset\(0 42% 0 0\)/g)).toHaveLength(1);
    expect(html).toContain('role="img" aria-label="4.6 out of 5 stars"');
  });

  it('[LOC-08] of two ratings that differ by a tenth differ', () => {
    expect(renderToStaticMarkup(<Stars value={4.6} />).replace('4.6', '')).not.toBe(
      renderToStaticMarkup(<Stars value={4.5} />).replace('4.5', ''),
    );
  });
});
