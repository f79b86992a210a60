import { expect, it } from 'vitest';
import { progress } from './progress.ts';

function written(isTTY: boolean, steps: number[]): string {
  const pieces: unknown[] = [];
  const notify = progress({ isTTY, write: (piece: unknown) => pieces.push(piece) > 0 });
  for (const done of steps) notify(done, 1_000);
  return pieces.join('');
}

it('[OPS-03] progress is a bar on a terminal', () => {
  expect(written(true, [500, 1_000])).toBe(
    `\r  [${'#'.repeat(16)}${'.'.repeat(16)}] 500 of 1000\r  [${'#'.repeat(32)}] 1000 of 1000\n`,
  );
});

it('[OPS-03] progress is a line for every tenth elsewhere', () => {
  expect(written(false, [50, 100, 150, 400, 1_000])).toBe(
    '  100 of 1000 vehicles written\n  400 of 1000 vehicles written\n  1000 of 1000 vehicles written\n',
  );
});
