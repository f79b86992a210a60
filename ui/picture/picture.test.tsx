import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const shown = (more: { priority?: boolean; objectPosition?: string } = {}) =>
  renderToStaticMarkup(
    <Picture
      avif="a.avif 1w"
      webp="a.webp 1w"
      src="a.jpg"
      alt="A ute"
      width={600}
      height={400}
      sizes="50vw"
      {...more}
    />,
  );

it('waits until it comes near, unless the page opens with it', () => {
  expect(shown()).toMatch(/loading="lazy" fetchPriority="low" decoding="async"/i);
  expect(shown({ priority: true })).toMatch(/loading="eager" fetchPriority="high" decoding="sync"/i);
});

it('keeps its place, offers the better formats first and sets which part stays in sight', () => {
  expect(shown()).toMatch(/image\/avif.*image\/webp.*<img src="a\.jpg" alt="A ute" width="600" height="400"/);
  expect(shown()).not.toContain('style=');
  expect(shown({ objectPosition: '30% 60%' })).toContain('object-position:30% 60%');
});
