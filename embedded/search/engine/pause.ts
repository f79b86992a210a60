/** Lets waiting requests run. */
export function pause(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
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
