import { setTimeout as pause } from 'node:timers/promises';
import { entryAt } from '../../entry-at.ts';
import { Ours, piecesOf } from '../engines/ours.ts';
import { workloads } from '../questions/workloads.ts';
import { vehicles } from '../vehicles/vehicle.ts';
import { maxStretchMs } from './max-stretch.ts';

/**
 * CPU milliseconds for which ours let no search run, at worst: while a stock is taken in, replaced whole, and compacted after that; while all
 * of it is changed by a filter, and removed by one.
 */
export type Stalls = Record<'import' | 'replacement' | 'compaction' | 'change by filter' | 'removal by filter', number>;

const compactionMs = 8000;
const between = 10;
const everything = 'price:>=0';

async function measureStalls(size: number): Promise<Stalls> {
  const engine = new Ours();
  await engine.open();
  const pieces = [...piecesOf(vehicles(size))];
  const state = { over: false };
  const searching = search(engine, state);
  const stalls = {
    import: await maxStretchMs(() => engine.take(pieces)),
    replacement: await maxStretchMs(() => engine.take(pieces)),
    compaction: await maxStretchMs(() => pause(compactionMs)),
    'change by filter': await maxStretchMs(() => engine.change(everything, { price: 1 })),
    'removal by filter': await maxStretchMs(() => engine.remove(everything)),
  };
  state.over = true;
  await searching;
  await engine.close();
  return stalls;
}

async function search(engine: Ours, state: { over: boolean }): Promise<void> {
  const requests = workloads[0]?.requests.map((questions) => engine.requestOf(questions)) ?? [];
  for (let round = 0; !state.over; round += 1) {
    await engine.search(entryAt(requests, round % requests.length));
    await pause(between);
  }
}

const stalls = await measureStalls(Number(process.argv[2]));
process.send?.(stalls);
