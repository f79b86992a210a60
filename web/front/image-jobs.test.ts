import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { Abandoned, ImageJobs, QueueFull } from './image-jobs.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const staying = () => new AbortController().signal;

/** Pictures that are made when the test says so. */
class Maker {
  readonly begun: string[] = [];
  readonly #ends = new Map<string, (body: Buffer) => void>();

  readonly make = (key: string) => () => {
    this.begun.push(key);
    return new Promise<Buffer>((end) => this.#ends.set(key, end));
  };

  async end(key: string): Promise<void> {
    this.#ends.get(key)?.(Buffer.from(key));
    await settled();
  }
}

const jobsOf = (longest = 10, longestEach = 5) => new ImageJobs(new FairQueue({ atOnce: 1, longest, longestEach }));

describe('pictures being made', () => {
  it('are made once for all who wait', async () => {
    const [jobs, maker] = [jobsOf(), new Maker()];
    const waiters = ['a', 'a', 'b'].map((client) => jobs.get('car', client, maker.make('car'), staying()));
    await maker.end('car');
    expect((await Promise.all(waiters)).map(String)).toEqual(['car', 'car', 'car']);
    expect(maker.begun).toEqual(['car']);
  });

  it('are a shopper’s next, however many another one asked for before, the same one among them', async () => {
    const [jobs, maker] = [jobsOf(), new Maker()];
    for (const key of ['1', '2', '3', '4']) void jobs.get(key, 'greedy', maker.make(key), staying());
    const wanted = jobs.get('4', 'shopper', maker.make('4'), staying());
    await maker.end('1');
    await maker.end('2');
    expect(maker.begun).toEqual(['1', '2', '4']);
    await maker.end('4');
    expect(String(await wanted)).toBe('4');
    expect(maker.begun).toEqual(['1', '2', '4', '3']);
  });

  it('are not begun for who has gone, and make room', async () => {
    const [jobs, maker] = [jobsOf(1), new Maker()];
    const leaving = new AbortController();
    void jobs.get('1', 'a', maker.make('1'), staying());
    const abandoned = jobs.get('2', 'a', maker.make('2'), leaving.signal);
    await expect(jobs.get('3', 'b', maker.make('3'), staying())).rejects.toBeInstanceOf(QueueFull);
    leaving.abort();
    await expect(abandoned).rejects.toBeInstanceOf(Abandoned);
    const wanted = jobs.get('3', 'b', maker.make('3'), staying());
    await maker.end('1');
    await maker.end('3');
    expect(String(await wanted)).toBe('3');
    expect(maker.begun).toEqual(['1', '3']);
  });

  it('are made while one of those who wait is still there', async () => {
    const [jobs, maker] = [jobsOf(), new Maker()];
    const leaving = new AbortController();
    void jobs.get('1', 'a', maker.make('1'), staying());
    const waiters = [leaving.signal, staying()].map((signal) => jobs.get('2', 'a', maker.make('2'), signal));
    leaving.abort();
    await maker.end('1');
    await maker.end('2');
    expect(String(await waiters[1])).toBe('2');
  });

  it('are tried again after a failure', async () => {
    const jobs = jobsOf();
    await expect(jobs.get('1', 'a', () => Promise.reject(new Error('away')), staying())).rejects.toThrow('away');
    expect(await jobs.get('1', 'a', async () => null, staying())).toBeNull();
  });
});
