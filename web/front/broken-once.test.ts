import { expect, it } from 'vitest';
import { currentRender } from '@/web/platform/render-record.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

it('[BLK-09] shows a page whole that broke once and not again', async () => {
  let renders = 0;
  const parts = await frontParts(async (_request, response) => {
    renders += 1;
    response.statusCode = renders === 1 ? 500 : 200;
    response.setHeader('Content-Type', 'text/html').end(currentRender()?.careful ? 'in parts' : 'whole');
  });
  const front = await new RunningFront(parts).listen();
  expect((await front.request('/')).body.toString()).toBe('whole');
  expect(renders).toBe(2);
  await front.close();
});
