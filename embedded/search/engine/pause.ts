/** Lets waiting requests run. */
export function pause(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}

/** Once this has passed, waiting requests run before the next piece of work. */
const sliceMilliseconds = 20;

/** Does one piece of work after the other, in order, and lets waiting requests run in between. */
export async function mapWithPauses<T, R>(items: readonly T[], work: (item: T, at: number) => R): Promise<R[]> {
  const done: R[] = [];
  const slice = new Slice(sliceMilliseconds);
  for (const [at, item] of items.entries()) {
    if (slice.over()) {
      await pause();
      slice.restart();
    }
    done.push(work(item, at));
  }
  return done;
}

/** Counts off slices of work: `over()` is true once `milliseconds` have passed since the last `restart`. */
export class Slice {
  private started = performance.now();
  private readonly milliseconds: number;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  over(): boolean {
    return performance.now() - this.started >= this.milliseconds;
  }

  restart(): void {
    this.started = performance.now();
  }
}
