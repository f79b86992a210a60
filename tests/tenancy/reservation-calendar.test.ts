import { expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { GET } from '@/web/app/api/reservation/[token]/calendar/route.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { releaseHold } from '@/web/purchases/release-hold.ts';

const all = new TestReservations();
const calendar = (site: string, token: string) =>
  GET(new Request('http://web.invalid/', { headers: { [siteHeader]: site } }), { params: Promise.resolve({ token }) });

it('[CHK-02] [CFG-04] the calendar file of a hold opens by its link, on its site, while the car is held', async () => {
  provideServices({ purchases: all.test.services } as Services);
  const hold = await all.reserved('car-1');
  expect((await calendar('a', hold.token)).status).toBe(404);
  const held = await all.held('car-2', nora);
  const file = await calendar('a', held.token);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await file.text()).toContain('LOCATION:Southbank Ford\\, 210 City Road\\, Southbank VIC 3006');
  expect((await calendar('b', held.token)).status).toBe(404);
  expect((await calendar('a', 'nonsense')).status).toBe(404);
  await releaseHold(all.test.services, held, { event: 'shopper-released' });
  expect((await calendar('a', held.token)).status).toBe(404);
});
