const seconds = 10;
const kinds = ['search', 'write', 'import', 'delete'] as const;
type Kind = (typeof kinds)[number];
type Tally = { requests: number; milliseconds: number };
/** `endpoints` by method and path, ids of documents left out. */
type Second = { at: number; tallies: Record<Kind, Tally>; endpoints: Map<string, Tally> };
const maxEndpoints = 500;

/** Counts requests of the last ten seconds for `/stats.json`, second by second: noting one costs the same however many there are. */
export class Traffic {
  private readonly ring: Second[] = Array.from({ length: seconds + 1 }, () => emptySecond(-1));

  note(kind: Kind, milliseconds: number): void {
    const tally = this.second(Math.floor(Date.now() / 1000)).tallies[kind];
    tally.requests += 1;
    tally.milliseconds += milliseconds;
  }

  /** `name` is the method and the path, of which there are few. */
  noteEndpoint(name: string, milliseconds: number): void {
    const { endpoints } = this.second(Math.floor(Date.now() / 1000));
    const existing = endpoints.get(name);
    if (existing) {
      existing.requests += 1;
      existing.milliseconds += milliseconds;
    } else if (endpoints.size < maxEndpoints) endpoints.set(name, { requests: 1, milliseconds });
  }

  stats(): Record<string, number | Record<string, number>> {
    const oldest = Math.floor(Date.now() / 1000) - seconds;
    const recent = this.ring.filter(({ at }) => at > oldest);
    const figures: Record<string, number> = {};
    let total = 0;
    for (const kind of kinds) {
      const requests = recent.reduce((sum, { tallies }) => sum + tallies[kind].requests, 0);
      const milliseconds = recent.reduce((sum, { tallies }) => sum + tallies[kind].milliseconds, 0);
      figures[`${kind}_latency_ms`] = requests === 0 ? 0 : milliseconds / requests;
      figures[`${kind}_requests_per_second`] = requests / seconds;
      total += requests;
    }
    return {
      ...figures,
      ...byEndpoint(recent),
      total_requests_per_second: total / seconds,
      pending_write_batches: 0,
      overloaded_requests_per_second: 0,
    };
  }

  private second(at: number): Second {
    const slot = at % this.ring.length;
    const entry = this.ring[slot];
    if (entry?.at === at) return entry;
    const fresh = emptySecond(at);
    this.ring[slot] = fresh;
    return fresh;
  }
}

function emptySecond(at: number): Second {
  const none = (): Tally => ({ requests: 0, milliseconds: 0 });
  return { at, tallies: { search: none(), write: none(), import: none(), delete: none() }, endpoints: new Map() };
}

function byEndpoint(recent: readonly Second[]): Record<'latency_ms' | 'requests_per_second', Record<string, number>> {
  const totals = new Map<string, Tally>();
  for (const { endpoints } of recent) {
    for (const [name, { requests, milliseconds }] of endpoints) {
      const total = totals.get(name) ?? { requests: 0, milliseconds: 0 };
      totals.set(name, { requests: total.requests + requests, milliseconds: total.milliseconds + milliseconds });
    }
  }
  const each = (figure: (tally: Tally) => number) =>
    Object.fromEntries([...totals].map(([name, tally]) => [name, figure(tally)]));
  return {
    latency_ms: each(({ requests, milliseconds }) => milliseconds / requests),
    requests_per_second: each(({ requests }) => requests / seconds),
  };
}
