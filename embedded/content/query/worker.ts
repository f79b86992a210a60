import { parentPort, workerData } from 'node:worker_threads';
import type { Caller } from '../access/caller.ts';
import { Access } from '../access/grants.ts';
import { Problem } from '../problem.ts';
import type { RoleSetup } from '../setup.ts';
import { evaluateLater, type QueryRequest } from './evaluate-query.ts';
import { QueryParseError } from './parse.ts';
import { rawSource } from './perspective.ts';
import { Replica } from './replica.ts';

export interface WorkerSetup {
  readonly directory: string;
  readonly roles: readonly RoleSetup[];
  /** Milliseconds for one job, once the thread is up. */
  readonly slowMs: number;
}

export interface Job {
  readonly request: QueryRequest;
  readonly caller: Caller;
}

/** Errors lose their class between threads. */
export type Outcome =
  | { kind: 'ready' }
  | { kind: 'result'; text: string }
  | { kind: 'problem'; status: number; type: string; description: string; details: Record<string, unknown> };

/** The thread of slow queries: one job at a time, ended from outside when it takes too long. */
const { directory, roles }: WorkerSetup = workerData;
const replica = new Replica(directory);
const access = new Access(
  roles,
  replica.memory,
  rawSource(replica.memory, () => true),
);

async function outcomeOf({ request, caller }: Job): Promise<Outcome> {
  try {
    replica.catchUp();
    const view = { memory: replica.memory, grants: access.of(caller), identity: caller.id };
    return { kind: 'result', text: await evaluateLater(request, view) };
  } catch (error) {
    return problemOf(error);
  }
}

function problemOf(error: unknown): Outcome {
  if (error instanceof Problem) {
    const { status, type, message, details } = error;
    return { kind: 'problem', status, type, description: message, details };
  }
  if (error instanceof QueryParseError) {
    const { query, start, end, message } = error;
    return {
      kind: 'problem',
      status: 400,
      type: 'queryParseError',
      description: message,
      details: { query, start, end },
    };
  }
  const description = `The query cannot be run: ${error instanceof Error ? error.message : error}`;
  return { kind: 'problem', status: 400, type: 'queryExecutionError', description, details: {} };
}

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await outcomeOf(job)));
parentPort?.postMessage({ kind: 'ready' } satisfies Outcome);
