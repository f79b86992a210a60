import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { interiorStills, interiors, laterBodies, viewsOf, walkarounds } from '@/demo/stock/pictures.ts';
import { picturesDir } from './picture-files.ts';

const missing = (files: readonly string[]): string[] => files.filter((file) => !existsSync(join(picturesDir, file)));

it('[MED-01] the demo has eight bodies and more beside the first ones, each from the front, the side and the rear', () => {
  expect(laterBodies.length).toBeGreaterThanOrEqual(8);
  const sides = laterBodies.flatMap((body) => viewsOf(body).map((view) => `${body}/${view}`));
  for (const side of ['front-three-quarter', 'side', 'rear-three-quarter'])
    expect(laterBodies.filter((body) => !sides.includes(`${body}/${side}`))).toEqual([]);
  expect(missing(sides.flatMap((side) => [`${side}.k.avif`, `${side}.d.avif`]))).toEqual([]);
});

it('[MED-05] [MED-06] three interiors to look round in with their stills, and films that go round a car', () => {
  expect(interiors).toHaveLength(3);
  expect(
    missing(interiors.flatMap((name) => ['panorama', ...interiorStills].map((it) => `interiors/${name}-${it}.avif`))),
  ).toEqual([]);
  expect(missing(walkarounds.map((name) => `walkarounds/${name}.mp4`))).toEqual([]);
});

it('all pictures together are under 30 MB', () => {
  const files = readdirSync(picturesDir, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(join(picturesDir, file)).size, 0);
  expect(bytes).toBeGreaterThan(5_000_000);
  expect(bytes).toBeLessThan(30 * 1024 * 1024);
});
