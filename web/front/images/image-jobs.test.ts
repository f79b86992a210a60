import { describe, expect, it } from 'vitest';
import { Busy } from '@/web/front/http/busy.ts';
import { FairQueue } from '@/web/platform/fair-queue.ts';
import { Abandoned } from '@/web/platform/waiting-clients.ts';
import { ImageJobs } from './image-jobs.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const of = (client: string) => ({ site: 's', client });
const staying = () => new AbortController().signal;

/** Pictures that are made when the test releases them. */
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

const jobsOf = (maxWaiting = 10, maxWaitingEach = 5) =>
  new ImageJobs(new FairQueue({ atOnce: 1, maxWaiting, maxWaitingEach }));

describe('pictures being made', () => {
  it('are made once for all who wait', async () => {
    const [jobs, maker] = [jobsOf(), new Maker()];
    const waiting = ['a', 'a', 'b'].map((client) => jobs.get('car', of(client), maker.make('car'), staying()));
    await maker.end('car');
    expect((await Promise.all(waiting)).map(String)).toEqual(['car', 'car', 'car']);
    expect(maker.begun).toEqual(['car']);
  });

  it('are a shopper’s next, however many another one requested before, the same one among them', async () => {
    const [jobs, maker] = [jobsOf(), new Maker()];
    for (const key of ['1', '2', '3', '4']) void jobs.get(key, of('greedy'), maker.make(key), staying());
    const wanted = jobs.get('4', of('shopper'), maker.make('4'), staying());
    await maker.end('1');
    expect(maker.begun).toEqual(['1', '4']);
    await maker.end('4');
    expect(String(await wanted)).toBe('4');
    expect(maker.begun).toEqual(['1', '4', '2']);
  });

  it('are refused at once to a client that disconnected before it waited', async () => {
    const [jobs, maker] = [jobsOf(), new Maker()];
    await expect(jobs.get('1', of('a'), maker.make('1'), AbortSignal.abort())).rejects.toBeInstanceOf(Abandoned);
    expect(maker.begun).toEqual([]);
    const wanted = jobs.get('1', of('b'), maker.make('1'), staying());
    await maker.end('1');
    expect(String(await wanted)).toBe('1');
  });

  it('are not begun for a client that has disconnected, and make room', async () => {
    const [jobs, maker] = [jobsOf(1), new Maker()];
    const leaving = new AbortController();
    void jobs.get('1', of('a'), maker.make('1'), staying());
    const abandoned = jobs.get('2', of('a'), maker.make('2'), leaving.signal);
    await expect(jobs.get('3', of('b'), maker.make('3'), staying())).rejects.toBeInstanceOf(Busy);
    leaving.abort();
    await expect(abandoned).rejects.toBeInstanceOf(Abandoned);
    const wanted = jobs.get('3', of('b'), maker.make('3'), staying());
    await maker.end('1');
    await maker.end('3');
    expect(String(await wanted)).toBe('3');
    expect(maker.begun).toEqual(['1', '3']);
  });

  it('are made while one of those who wait is still there', async () => {
    const [jobs, maker] = [jobsOf(), new Maker()];
    const leaving = new AbortController();
    void jobs.get('1', of('a'), maker.make('1'), staying());
    const waitingClients = [leaving.signal, staying()].map((signal) => jobs.get('2', of('a'), maker.make('2'), signal));
    leaving.abort();
    await maker.end('1');
    await maker.end('2');
    expect(String(await waitingClients[1])).toBe('2');
  });

  it('are tried again after a failure', async () => {
    const jobs = jobsOf();
    await expect(jobs.get('1', of('a'), () => Promise.reject(new Error('away')), staying())).rejects.toThrow('away');
    expect(await jobs.get('1', of('a'), async () => null, staying())).toBeNull();
  });

  it('are broken off when the last waiting client has disconnected, and begun anew for the next', async () => {
    const jobs = jobsOf();
    const signals: AbortSignal[] = [];
    const make = (left: AbortSignal) => {
      signals.push(left);
      return new Promise<Buffer>((_, reject) => left.addEventListener('abort', () => reject(left.reason)));
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const results = [first, second].map(({ signal }) => jobs.get('1', of('a'), make, signal));
    first.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const again = jobs.get('1', of('b'), async () => Buffer.from('anew'), staying());
    for (const waitingClient of results) await expect(waitingClient).rejects.toBeInstanceOf(Abandoned);
    expect(String(await again)).toBe('anew');
  });

  it('make room for another client’s first when the line is full', async () => {
    const [jobs, maker] = [jobsOf(2, 2), new Maker()];
    const mine = ['1', '2', '3'].map((key) => jobs.get(key, of('greedy'), maker.make(key), staying()));
    const dropped = expect(mine[2]).rejects.toBeInstanceOf(Busy);
    const wanted = jobs.get('4', of('shopper'), maker.make('4'), staying());
    await dropped;
    for (const key of ['1', '2', '4']) await maker.end(key);
    expect(String(await wanted)).toBe('4');
  });
});
