/**
 * How long one thread works without letting anything else run, while some work goes on in it: CPU milliseconds of that thread alone, so that
 * other programs on a busy machine do not count.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  const state = { over: false };
  let longest = 0;
  let last = threadCpuMs();
  const done = work().finally(() => {
    state.over = true;
  });
  while (!state.over) {
    await new Promise((resume) => setImmediate(resume));
    const now = threadCpuMs();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await done;
  return longest;
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
