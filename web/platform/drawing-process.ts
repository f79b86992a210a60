import { constants, setPriority } from 'node:os';

/**
 * The reply of a drawing process: what it drew, null for what is nothing to draw, or why it could
 * not.
 */
export type Drawn = { body: Uint8Array | null } | { failed: string };

const memoryLookMs = 50;

/** At once: `process.exit` waits for the picture under way, which may be what takes too long. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/**
 * Makes this process one that draws and does nothing else: it is sent one drawing at a time by the process that forked it with the bytes of
 * memory that it may take (drawing-processes.ts). Programs import it by a relative path: they run without the project's alias.
 */
export function serveDrawings<Drawing>(draw: (drawing: Drawing) => Promise<Uint8Array | null>): void {
  const maxMemory = Number(process.argv[2]);
  // Pages go first where both want the processor.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) end();
  }, memoryLookMs).unref();
  process.on('disconnect', end);
  process.on(
    'message',
    (drawing: Drawing) => void requestDrawing(draw, drawing).then((drawn) => process.send?.(drawn)),
  );
}

async function requestDrawing<Drawing>(
  draw: (drawing: Drawing) => Promise<Uint8Array | null>,
  drawing: Drawing,
): Promise<Drawn> {
  try {
    return { body: await draw(drawing) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
