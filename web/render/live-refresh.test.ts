import { expect, it } from 'vitest';
import { coalesced } from './live-refresh.ts';

it('[CMS-02] renders once for what comes at once, and once more for what came meanwhile', async () => {
  const done: (() => void)[] = [];
  let renders = 0;
  const refresh = coalesced(() => {
    renders += 1;
    return new Promise((resolve) => done.push(resolve));
  });
  refresh();
  refresh();
  refresh();
  expect(renders).toBe(1);
  done.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(renders).toBe(2);
  done.shift()?.();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(renders).toBe(2);
  refresh();
  expect(renders).toBe(3);
});
