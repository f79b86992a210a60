import { availableParallelism, loadavg } from 'node:os';

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

/** What is measured and on what, so that the tables can be judged. */
export function printConditions(repeats: number): void {
  const machine = `Node ${process.version}, ${availableParallelism()} cores, load before ${load()}`;
  console.log(`${new Date().toISOString().slice(0, 10)}. ${machine}. Medians of ${repeats} runs, in which the engines take short turns.
Each engine is asked the same in a process of its own: the request as text in, the answer as bytes out (as a socket takes them), with the
documents of a page (21; 10 in E), all 20 facets with their first 50 values and the numbers' statistics (not in E), in the asked order, words marked in BM and DM.
What a library has not is done around it as an application would: filters, order, facets and marks over objects around MiniSearch; words,
typos, facets and marks around SQLite; ten ranges stand for a number's facet in Orama, which gives it no values and statistics.
Ours answers through its whole HTTP handler (route, key, parameters); nobody's answers are kept. Writes: ours and SQLite are durable.
CPU ms are user and system of the whole process, garbage collection included.`);
}

export function printLoadAfter(): void {
  console.log(`Load after ${load()}.`);
}
