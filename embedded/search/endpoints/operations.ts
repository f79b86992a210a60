import { type Answer, type Call, json } from '../protocol/call.ts';

/** The release whose protocol this service answers. */
const version = '30.1';

export function health(): Answer {
  return json({ ok: true });
}

export function debug(): Answer {
  return json({ state: 1, version });
}

export function stats({ service }: Call): Answer {
  return json(service.traffic.stats());
}

/** Bytes, as text like the original's. */
export function metrics({ service }: Call): Answer {
  const { rss, heapUsed } = process.memoryUsage();
  const indexes = service.catalogue.list().reduce((sum, collection) => sum + collection.bytes, 0);
  return json({
    typesense_memory_active_bytes: String(rss),
    typesense_memory_allocated_bytes: String(heapUsed),
    typesense_memory_index_bytes: String(indexes),
  });
}
