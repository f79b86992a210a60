// @isolated: it counts the processes of its own process.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { defaultTheme as look } from '@/domain/site/defaults.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { vehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { TooCostly } from '@/node-service/task-processes.ts';
import { PrintDrawers } from './print-drawers.ts';
import { socialCard } from './social-card.ts';

// Its process starts within the limit, which a busy machine may exceed.
const drawers = new PrintDrawers({ taskMs: 60_000 });
afterAll(() => drawers.close());

const sheet = vehicleSheet(pageVehicle({}), { site: siteWith(), location: null, rego: '', day: '23 November 2026' });
const photo = await sharp({ create: { width: 850, height: 567, channels: 3, background: '#00a000' } })
  .jpeg()
  .toBuffer();
const staying = () => new AbortController().signal;
const address = 'https://dealer.example/cars/2024-ford-ranger-sb1';

/** The drawing processes of this one, as the system lists them with their environments. */
async function processes(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['eww', '-A', '-o', 'ppid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('print-drawer.ts'));
}

it('[VDP-10] [VDP-11] the card and the sheet of a vehicle are drawn in a process of their own, which has none of our secrets', async () => {
  process.env.SANITY_API_TOKEN = 'a secret';
  const card = await drawers.card({ sheet, look, photo }, staying());
  const pdf = await drawers.sheet({ sheet, look, address, photo }, staying());
  delete process.env.SANITY_API_TOKEN;
  expect(card.equals(await socialCard({ sheet, look, photo }))).toBe(true);
  const bare = { sheet, look, photo: null };
  expect((await drawers.card(bare, staying())).equals(await socialCard(bare))).toBe(true);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.includes(photo)).toBe(true);
  const [drawer, ...more] = await processes();
  expect([drawer !== undefined, more]).toEqual([true, []]);
  expect(drawer).not.toContain('a secret');
});

it('[VDP-11] one that no request waits for any more, or that takes too long, is ended with its process', async () => {
  const hasty = new PrintDrawers({ leftMs: 0 });
  const leaving = new AbortController();
  const left = hasty.sheet({ sheet, look, address, photo }, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const short = new PrintDrawers({ taskMs: 1 });
  await expect(short.sheet({ sheet, look, address, photo }, staying())).rejects.toBeInstanceOf(TooCostly);
  await expect.poll(async () => (await processes()).length).toBeLessThanOrEqual(1);
});
