const windowMilliseconds = 10_000;
type Kind = 'search' | 'write' | 'import' | 'delete';
type Event = { at: number; kind: Kind; milliseconds: number };

/** Counts requests of the last ten seconds for `/stats.json`. */
export class Traffic {
  private events: Event[] = [];

  note(kind: Kind, milliseconds: number): void {
    this.events.push({ at: Date.now(), kind, milliseconds });
    if (this.events.length > 20_000) this.forget();
  }

  stats(): Record<string, number> {
    this.forget();
    const figures: Record<string, number> = {};
    for (const kind of ['search', 'write', 'import', 'delete'] as const) {
      const events = this.events.filter((event) => event.kind === kind);
      const sum = events.reduce((total, event) => total + event.milliseconds, 0);
      figures[`${kind}_latency_ms`] = events.length === 0 ? 0 : sum / events.length;
      figures[`${kind}_requests_per_second`] = events.length / (windowMilliseconds / 1000);
    }
    const total = this.events.length / (windowMilliseconds / 1000);
    return {
      ...figures,
      total_requests_per_second: total,
      pending_write_batches: 0,
      overloaded_requests_per_second: 0,
    };
  }

  private forget(): void {
    const oldest = Date.now() - windowMilliseconds;
    this.events = this.events.filter(({ at }) => at >= oldest).slice(-20_000);
  }
}
