import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { vehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { CardDrawers } from './card-drawers.ts';
import { socialCard } from './social-card.ts';

const drawers = new CardDrawers();
afterAll(() => drawers.close());

const sheet = vehicleSheet(pageVehicle({}), { site: siteWith(), location: null, rego: '', day: '23 November 2026' });
const photo = await sharp({ create: { width: 850, height: 567, channels: 3, background: '#00a000' } })
  .jpeg()
  .toBuffer();

it('[VDP-10] the card of a vehicle is drawn in a process of its own, which has none of our secrets, the same as anywhere', async () => {
  process.env.SANITY_API_TOKEN = 'a secret';
  const card = await drawers.draw({ sheet, look: defaultTheme, photo });
  delete process.env.SANITY_API_TOKEN;
  expect(card.equals(await socialCard({ sheet, look: defaultTheme, photo }))).toBe(true);
  const bare = { sheet, look: defaultTheme, photo: null };
  expect((await drawers.draw(bare)).equals(await socialCard(bare))).toBe(true);
  const { stdout } = await promisify(execFile)('ps', ['eww', '-A', '-o', 'ppid=,args=']);
  const ours = stdout.split('\n').filter((line) => line.trim().startsWith(`${process.pid} `));
  const [drawer, ...more] = ours.filter((line) => line.includes('card-drawer.ts'));
  expect([drawer !== undefined, more]).toEqual([true, []]);
  expect(drawer).not.toContain('a secret');
}, 60_000);
