import { expect, it, vi } from 'vitest';
import { JobQueue } from './job-queue.ts';

it('[OPS-04] a queue whose connections hang still ends', async () => {
  const queue = new JobQueue({ url: 'postgres://127.0.0.1:1/none' }, { name: 'test', max: 1, supervised: false });
  const stop = vi.spyOn(queue.boss, 'stop').mockReturnValue(new Promise(() => undefined));
  await queue.stop(null, 20);
  expect(stop).toHaveBeenCalledOnce();
  expect(queue.isStopping).toBe(true);
});
