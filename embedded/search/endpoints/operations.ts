import { objectBody } from '../catalogue/named-records.ts';
import { badRequest } from '../engine/failure.ts';
import { bodyOf, type Call, json, type Result } from '../protocol/call.ts';

/** The release whose protocol this service serves. */
const version = '30.1';

export function health(): Result {
  return json({ ok: true });
}

export function debug(): Result {
  return json({ state: 1, version });
}

export function stats({ service }: Call): Result {
  return json(service.traffic.stats());
}

/**
 * Copies all data into a folder on this machine while the service goes on; without a path, only
 * tidies the store. 201.
 */
export async function snapshot({ service, query }: Call): Promise<Result> {
  const folder = query.snapshot_path;
  if (!folder) service.compact();
  else {
    await service.snapshot(folder).catch((error: unknown) => {
      throw badRequest(`The snapshot could not be written: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  return json({ success: true }, 201);
}

export function compact({ service }: Call): Result {
  service.compact();
  return json({ success: true });
}

/** One node is its own leader, and no response is cached (`use_cache`): both have nothing to do. */
export function nothingToDo(): Result {
  return json({ success: true });
}

/** The collections whose schema is being changed, with how many documents were checked so far. */
export function schemaChanges({ service }: Call): Result {
  const changing = service.catalogue.list().flatMap(({ schema, altered }) => {
    if (altered === null) return [];
    return [{ collection: schema.name, validated_docs: altered, altered_docs: altered }];
  });
  return json(changing);
}

/** Sets from how many milliseconds on a request is logged as slow; -1 for never. */
export function configure(call: Call): Result {
  const milliseconds = objectBody(bodyOf(call))['log-slow-requests-time-ms'];
  if (typeof milliseconds !== 'number' || !Number.isInteger(milliseconds) || milliseconds < -1)
    throw badRequest('Configuration `log-slow-requests-time-ms` must be an integer, -1 or more.');
  call.service.slowMilliseconds = milliseconds;
  return json({ success: true });
}
