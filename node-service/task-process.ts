import { constants, setPriority } from 'node:os';

/** The reply of a task process: the result, or why there is none. */
export type Reply<Result> = { result: Result } | { failed: string };

const memoryLookMs = 50;

/** At once: `process.exit` waits for the task under way, which may be what takes too long. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/**
 * Makes this process one that does tasks and nothing else: it is sent one at a time by the process
 * that forked it, with the bytes of memory that it may take (task-processes.ts). Programs import
 * it by a relative path: they run without the project's alias.
 */
export function serveTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  const maxMemory = Number(process.argv[2]);
  // Requests go first where both want the processor.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) end();
  }, memoryLookMs).unref();
  process.on('disconnect', end);
  process.on('message', (task: Task) => void replyTo(run, task).then((reply) => process.send?.(reply)));
}

async function replyTo<Task, Result>(run: (task: Task) => Promise<Result>, task: Task): Promise<Reply<Result>> {
  try {
    return { result: await run(task) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
