import { expect, it } from 'vitest';
import { videoFixtures } from './video.fixture.ts';
import { videoBlock } from './video.tsx';

const { minimal } = videoFixtures;

it('[BLK-08] staff read why an address cannot be shown, and what to choose where there is nothing', () => {
  const problemWith = (change: Partial<typeof minimal>) => videoBlock.check({ ...minimal, ...change });
  expect(problemWith({})).toBeNull();
  expect(problemWith({ address: 'https://evil.example/video' })).toMatch(
    /^Only YouTube and Vimeo can be shown inside a page/,
  );
  expect(problemWith({ address: 'https://www.youtube.com/nothing' })).toMatch(
    /^This address of YouTube cannot be shown/,
  );
  expect(problemWith({ address: '<iframe src="https://vimeo.com/1"></iframe>' })).toMatch(/^Paste only the address/);
  for (const nothing of [{ address: null }, { source: 'file' as const, file: 'file-0123-exe' }])
    expect(problemWith(nothing)).toBe('Choose the video: an address or a file.');
});
