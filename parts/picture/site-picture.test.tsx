import { expect, it } from 'vitest';
import { markupOf } from '@/parts/markup.fixture.ts';
import { SitePicture } from './site-picture.tsx';

const source = { source: 'yard', path: 'ranger/1.webp', rev: 'v1' };
const picture = (more: object = {}) =>
  markupOf(<SitePicture source={source} alt="A ute" ratio={[3, 2]} widths={[320, 640]} sizes="50vw" {...more} />);

it('[MED-07] comes in two modern formats and each width, with a plain one for all others', () => {
  expect(picture()).toMatch(/<source[^>]*type="image\/avif"[^>]*>.*<source[^>]*type="image\/webp"/s);
  expect(/srcSet="([^"]*)"/.exec(picture())?.[1]?.match(/\d+w/g)).toEqual(['320w', '640w']);
  expect(picture()).toMatch(/<img[^>]*src="[^"]*640[^"]*jpg/);
});

it('[MED-07] holds its place before it comes, and keeps what staff focused on in sight', () => {
  expect(picture()).toMatch(/width="640"[^>]*height="427"|height="427"[^>]*width="640"/);
  expect(picture({ focus: { x: 0.25, y: 0.3333 } })).toContain('object-position:25% 33.3%');
  expect(picture()).not.toContain('object-position');
});

it('[MED-07] waits until it is near, unless it is what the page opens with', () => {
  expect(picture()).toContain('loading="lazy"');
  expect(picture({ priority: true })).not.toContain('loading="lazy"');
});
