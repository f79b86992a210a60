import { describe, expect, it } from 'vitest';
import { type ImageRequest, type ImageWidth, imageAddress } from '@/domain/media/image-address.ts';
import { type WarmUpOptions, warmPictures } from './picture-warm-up.ts';
import { picturesOfPage } from './pictures-of-page.ts';

function picture(name: string, sizes: string, widths: ImageWidth[], loading = 'lazy'): string {
  const source = { source: 'content', path: name, rev: 'v1' };
  const set = (format: 'avif' | 'webp') => widths.map((w) => `${imageAddress(source, w, format)} ${w}w`).join(', ');
  const sources = (['avif', 'webp'] as const)
    .map((format) => `<source type="image/${format}" srcSet="${set(format)}" sizes="${sizes}"/>`)
    .join('');
  return `<picture>${sources}<img src="${imageAddress(source, 320, 'jpg')}" alt="" loading="${loading}"/></picture>`;
}

const card = picture('card', '(min-width: 1200px) 310px, (min-width: 480px) 320px, 82vw', [320, 480, 640, 850, 1280]);
const hero = picture('hero', '100vw', [480, 850, 1280, 1920, 2560], 'eager');

describe('the pictures of a page', () => {
  it('are those that usual screens fetch, in the format of today', () => {
    const found = picturesOfPage(card).map(({ image }) => `${image.path} ${image.width} ${image.format}`);
    // 82 % of 390 at 3, of 412 at 1.75, and 310 at 1 and 2.
    expect(found.sort()).toEqual(['card 1280 avif', 'card 320 avif', 'card 640 avif']);
  });

  it('are as wide as the longer of two lengths', () => {
    const wide = picture('wide', '(min-width: 1024px) max(100vw, 1500px), 183vw', [850, 1280, 1600, 1920, 2560]);
    const found = picturesOfPage(wide).map(({ image }) => image.width);
    // 183 % of 390 at 3 and of 412 at 1.75, and 1,500 at 1 and 2.
    expect(found.sort((one, other) => one - other)).toEqual([1600, 2560]);
  });

  it('name the picture that the page opens with', () => {
    expect(new Set(picturesOfPage(hero).map(({ priority }) => priority))).toEqual(new Set([true]));
    expect(picturesOfPage(card).some(({ priority }) => priority)).toBe(false);
  });

  it('are none on a page without any, nor what the image route does not make', () => {
    expect(picturesOfPage('<p>words</p>')).toEqual([]);
    expect(picturesOfPage(card.replaceAll('/image/content/', '/elsewhere/'))).toEqual([]);
  });
});

function warmUp(over: Partial<WarmUpOptions> = {}) {
  const made: ImageRequest[] = [];
  const options: WarmUpOptions = {
    pages: async function* () {
      yield card;
      yield null;
      yield hero + card;
    },
    make: async (image) => void made.push(image),
    quietForMs: () => 60_000,
    wait: async () => undefined,
    max: 100,
    ...over,
  };
  return { made, options };
}

describe('the warm-up of pictures', () => {
  it('makes each once, those that pages open with first', async () => {
    const { made, options } = warmUp();
    expect(await warmPictures(options, new AbortController().signal)).toBe(made.length);
    const paths = made.map(({ path }) => path);
    expect(paths).toEqual([...paths.filter((path) => path === 'hero'), ...Array(3).fill('card')]);
    expect(new Set(made.map(({ path, width }) => `${path} ${width}`)).size).toBe(made.length);
  });

  it('makes no more than so many', async () => {
    const { made, options } = warmUp({ max: 2 });
    await warmPictures(options, new AbortController().signal);
    expect(made).toHaveLength(2);
  });

  it('waits while visitors send requests', async () => {
    let quiet = 0;
    const waited: number[] = [];
    const wait = async (ms: number) => {
      waited.push(ms);
      expect(made).toEqual([]);
      quiet += 400;
    };
    const { made, options } = warmUp({ quietForMs: () => quiet, wait });
    await warmPictures(options, new AbortController().signal);
    expect(waited).toEqual([1000, 600, 200]);
    expect(made.length).toBeGreaterThan(0);
  });

  it('goes on after a picture that cannot be made, and ends when it is stopped', async () => {
    const stop = new AbortController();
    let tries = 0;
    const make = async () => {
      tries += 1;
      if (tries === 2) stop.abort();
      throw new Error('The source is away.');
    };
    await warmPictures(warmUp({ make }).options, stop.signal);
    expect(tries).toBe(2);
  });
});
