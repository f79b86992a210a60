import { RunningService } from '@/tests/contracts/search/running-service.ts';
import { collection } from '../engines/typesense.ts';
import { printColdStart } from '../report/goals.ts';
import { vehicles } from '../vehicles/vehicle.ts';
import { Searcher } from './searcher.ts';
import { printThroughput } from './throughput.ts';

const goalMs = 50;

/** The engine as a process: import, a kill, a cold start, throughput, then searches during a second import and the compaction after it. */
export async function measureService(size: number): Promise<void> {
  const service = await RunningService.start();
  try {
    await service.request('POST', '/collections', JSON.stringify(collection));
    const lines = Array.from(vehicles(size), (vehicle) => JSON.stringify(vehicle)).join('\n');
    const path = '/collections/vehicles/documents/import?action=upsert';
    console.log(`\n${size} vehicles as a service over HTTP`);
    const searcher = new Searcher(service);
    const load = async (title: string) => {
      const begun = performance.now();
      await searcher.during(title, goalMs, () => service.request('POST', path, lines));
      console.log(`    ${title} took ${(performance.now() - begun).toFixed(0)} ms`);
    };
    await load(`the import of ${size}`);
    await service.kill();
    const begun = performance.now();
    await service.boot();
    printColdStart(performance.now() - begun);
    console.log(`    killed before it; ${await searcher.documents()} documents are there`);
    await printThroughput(service);
    await load(`the import of ${size} again (every document replaced)`);
    await searcher.during('the compaction after it', goalMs, () => new Promise((done) => setTimeout(done, 8000)));
  } finally {
    await service.stop();
  }
}
