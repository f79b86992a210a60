/**
 * Prints how long searches of the demo stock take over HTTP, at the size of the demo and at 20,000 vehicles:
 * `node --import ./scripts/alias.ts tests/contracts/search/print-latencies.ts`. Nothing is judged here.
 */
import type { Client } from 'typesense';
import { siteLender } from '@/demo/content/site-lender.ts';
import { seedStock } from '@/demo/stock/seed-stock.ts';
import { vehicleCollection } from '@/domain/stock/collection.ts';
import { searchParameters } from '@/domain/stock/request.ts';
import { RunningService } from './running-service.ts';

const rounds = 300;
const facets = 'make,model,body,fuel,transmission,drive,colour,state,car_type,dealership_name,price,km,year';

const page = searchParameters({}, { sort: 'relevant', pricedOnly: false });
const searches: Record<string, Record<string, unknown>> = {
  'first page': page,
  'first page, 13 facets': { ...page, facet_by: facets, max_facet_values: 50 },
  'make and price, facets, sorted': {
    ...page,
    filter_by: 'make:=Toyota && price:[20000..60000]',
    sort_by: 'price:asc',
    facet_by: facets,
    max_facet_values: 50,
  },
  'words with typos, facets': { ...page, q: 'toyta hilx', facet_by: facets, max_facet_values: 50 },
  'beginning of a word': { ...page, q: 'land cru' },
};

async function multiply(client: Client, from: string, to: string, wanted: number): Promise<void> {
  const documents = (await client.collections(from).documents().export()).split('\n').map((line) => JSON.parse(line));
  await client.collections().create(vehicleCollection(to));
  const many = Array.from({ length: wanted }, (_, at) => {
    const model = documents[at % documents.length];
    return {
      ...model,
      id: `copy-${at}`,
      slug: `copy-${at}`,
      stocknum: `C${at}`,
      km: model.km + at,
      price: model.price + (at % 97),
    };
  });
  const started = performance.now();
  await client.collections(to).documents().import(many, { action: 'create' });
  console.log(`import of ${wanted}: ${Math.round(performance.now() - started)} ms`);
}

async function measure(client: Client, collection: string): Promise<void> {
  const { num_documents: size } = await client.collections(collection).retrieve();
  for (const [name, parameters] of Object.entries(searches)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      await client
        .collections(collection)
        .documents()
        .search(parameters as { q: string });
      times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    console.log(`${size} vehicles, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  }
}

const service = await RunningService.start();
try {
  const client = service.client();
  const started = performance.now();
  await seedStock({ typesense: client, now: Date.now(), lenders: siteLender });
  console.log(`demo stock seeded: ${Math.round(performance.now() - started)} ms`);
  await measure(client, 'vehicles');
  await multiply(client, 'vehicles', 'many', 20_000);
  await measure(client, 'many');
  const boot = performance.now();
  await service.kill();
  await service.boot();
  console.log(`start on 20,000 vehicles: ${Math.round(performance.now() - boot)} ms`);
} finally {
  await service.stop();
}
