import { generator, runLoad } from '@/benches/web/load.ts';
import type { RunningService } from '@/tests/contracts/search/running-service.ts';
import { parametersOf } from '../engines/typesense.ts';
import { workloads } from '../questions/workloads.ts';

const connections = 32;
const seconds = 5;

/** Requests a second over HTTP, one question of each kind over and over. */
export async function printThroughput(service: RunningService): Promise<void> {
  const { host, port } = new URL(service.url);
  console.log(`  throughput with ${connections} connections, ${generator} on the same cores`);
  for (const { id, title, requests } of workloads) {
    const [question, ...others] = requests[0] ?? [];
    if (!question || others.length > 0) continue;
    const parameters = new URLSearchParams({
      ...parametersOf(question),
      'x-typesense-api-key': service.adminKey,
    });
    const path = `/collections/vehicles/documents/search?${parameters}`;
    await runLoad({ host, port: Number(port), path, connections, seconds: 1 });
    const { perSecond, p99Ms, errors } = await runLoad({ host, port: Number(port), path, connections, seconds });
    console.log(`    ${id} ${title}: ${perSecond.toFixed(0)} a second, p99 ${p99Ms.toFixed(1)} ms, ${errors} failed`);
  }
}
