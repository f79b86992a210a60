import { afterEach, beforeEach, expect, it } from 'vitest';
import { mayRunTagsPath } from '@/domain/third-parties/page-tag.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

let front: RunningFront;
beforeEach(async () => {
  const next = () => Promise.reject(new Error('It must not take the place of a page.'));
  front = await new RunningFront(await frontParts(next)).listen();
});
afterEach(() => front.close());

it.each([
  ['', 204],
  ['theme=dark', 204],
  ['forecourt_desk=secret', 403],
  ['a=b; __Host-forecourt_session_3000=secret', 403],
])(
  '[PLUS-11] scripts of other companies may run in a browser with the cookies “%s”: %i, which no cache stores',
  async (cookie, status) => {
    const response = await front.request(mayRunTagsPath, cookie ? { cookie } : {});
    expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
  },
);

it('[PLUS-11] nothing is posted there', async () => {
  expect((await front.request(mayRunTagsPath, {}, 'POST', '{}')).status).toBe(405);
});
