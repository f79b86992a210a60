import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { site } from './beacons.ts';

type PageTimes = { cached: number; fresh: number };

/** Pages of each kind that are fetched, one after the other. */
const rounds = 60;
let queries = 0;

/** Median milliseconds until a page is whole: one out of the page cache, and one that is rendered. */
export async function pageTimes(port: number): Promise<PageTimes> {
  const [cached, fresh]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    cached.push(await timeOf(port, '/'));
    queries += 1;
    fresh.push(await timeOf(port, `/search/new-used-and-demo-cars?query=car${queries}`));
    await pause(20);
  }
  return { cached: median(cached), fresh: median(fresh) };
}

export const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

function timeOf(port: number, path: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host: `${site}.localhost:${port}` };
    request({ host: '127.0.0.1', port, path, headers }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => {
        if (incoming.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`${path} answered ${incoming.statusCode}.`));
      });
    })
      .on('error', reject)
      .end();
  });
}
