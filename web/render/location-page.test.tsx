import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { plainTextOf } from '@/parts/markup.fixture.ts';
import { finishedPage } from '@/web/front/pages/finished-page.ts';
import { PageCache } from '@/web/front/pages/page-cache.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { LocationPage } from './location-page.tsx';

/** A Tuesday, 10:00 in Melbourne. */
const morning = Date.UTC(2026, 10, 23, 23);
const minute = 60_000;
const torquay = place('torquay', {
  openingHours: [{ weekday: 2, status: 'Open', open: '00:00', close: '10:15', formatedHours: '' }],
});

it('[LOC-04] a cached page shows that the place closed at the minute at which it closes', async () => {
  let now = morning;
  const cache = new PageCache({ maxBytes: 10_000_000, maxRenders: 4 }, () => now);
  const render = async () => {
    const record = newRenderRecord(now);
    const site = siteWith({ locations: [torquay] });
    const page = (
      <LocationPage site={site} location={torquay} path="/locations/torquay" now={now} draft={false} mapsKey={null} />
    );
    const text = recordRender(record, () => plainTextOf(page));
    const response = { status: 200, contentType: 'text/html', location: null, cookies: [], body: Buffer.from(text) };
    return finishedPage(response, record);
  };
  const shown = async () => {
    const { page, from } = await cache.find('a-dealer /locations/torquay', render);
    return [from, /Open until [\d:]+ am|Opens [\d/]+|Closed/.exec(String(gunzipSync(page.gzip)))?.[0]];
  };
  expect(await shown()).toEqual(['miss', 'Open until 10:15 am']);
  now = morning + 15 * minute - 1;
  expect(await shown()).toEqual(['hit', 'Open until 10:15 am']);
  now = morning + 15 * minute;
  expect(await shown()).toEqual(['miss', 'Opens 1/12']);
});
