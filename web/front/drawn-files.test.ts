import { afterEach, describe, expect, it } from 'vitest';
import { isDrawnFile, withDrawnFilesApart } from '@/web/front/pages/drawn-files.ts';
import { limited, RenderLimit } from '@/web/front/pages/render-limit.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const fronts: RunningFront[] = [];
afterEach(async () => {
  for (const front of fronts.splice(0)) await front.close();
});

describe('files that are drawn', () => {
  it('are the cards and sheets of vehicles', () => {
    const targets = [
      '/sites/southbank-ford/cars/ford-ranger-1/card.jpg',
      '/sites/southbank-ford/cars/ford-ranger-1/ford-ranger-1.pdf?x=1',
      '/sites/southbank-ford/cars/ford-ranger-1/qr.svg',
      '/sites/southbank-ford/cars/ford-ranger-1/view.json',
      '/sites/southbank-ford/cars/ford-ranger-1',
      '/sites/southbank-ford/search/used-cars',
      '/directory',
    ];
    expect(targets.filter(isDrawnFile)).toEqual(targets.slice(0, 2));
  });

  it('[VDP-10] a flood of cards takes two places of the pages: pages are served meanwhile, and the cards that have no place in line get 503 with Retry-After', async () => {
    const gate = Promise.withResolvers<void>();
    let drawing = 0;
    const next = limited(
      async (request, response) => {
        if (isDrawnFile(request.url ?? '')) {
          drawing += 1;
          await gate.promise;
        }
        response.setHeader('Content-Type', 'text/html').end('<h1>page</h1>');
      },
      new RenderLimit({ atOnce: 3, waiting: 5, waitMs: 30_000 }),
    );
    const parts = await frontParts(withDrawnFilesApart(next, { atOnce: 2, waiting: 20, waitMs: 30_000 }));
    const front = await new RunningFront(parts).listen();
    fronts.push(front);
    const cards = Array.from({ length: 60 }, (_, at) => front.request(`/cars/car-${at}/card.jpg`));
    await expect.poll(() => drawing).toBe(2);
    for (let at = 0; at < 10; at += 1) expect((await front.request(`/page-${at}`)).status).toBe(200);
    expect(drawing).toBe(2);
    gate.resolve();
    const responses = await Promise.all(cards);
    const count = (wanted: number) => responses.filter(({ status }) => status === wanted).length;
    expect([count(200), count(503)]).toEqual([12, 48]);
    expect(responses.every(({ status, headers }) => status === 200 || Number(headers['retry-after']) > 0)).toBe(true);
    expect((await front.request('/cars/car-59/card.jpg')).status).toBe(200);
  });
});
