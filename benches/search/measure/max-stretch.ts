/**
 * How long one thread works without letting anything else run, while some work goes on in it: CPU milliseconds of that thread alone, so that
 * other programs on a busy machine do not count.
 */
export async function maxStretchMs(work: () => Promise<unknown>): Promise<number> {
  const state = { over: false };
  let maxMs = 0;
  let last = threadCpuMs();
  const done = work().finally(() => {
    state.over = true;
  });
  while (!state.over) {
    await new Promise((resume) => setImmediate(resume));
    const now = threadCpuMs();
    maxMs = Math.max(maxMs, now - last);
    last = now;
  }
  await done;
  return maxMs;
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
