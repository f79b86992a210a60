export type Measured = { name: string; ours: number; peer: number | null; unit: string; note: string };

const rounds = 9;

/** CPU microseconds of one call of `work`, the median of nine rounds of `calls` calls after as many to warm up. */
export function cpuMicroseconds(calls: number, work: (call: number) => unknown): number {
  const round = (): number => {
    const before = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) sink.last = work(call);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / calls;
  };
  round();
  const all = Array.from({ length: rounds }, round).sort((one, other) => one - other);
  return all[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** What the last call gave, so that no engine may leave it out. */
const sink: { last: unknown } = { last: null };

/** The table as it is printed; a ratio below 1 means that ours takes less. */
export function table(rows: readonly Measured[]): string {
  const shown = (value: number) => value.toLocaleString('en-AU', { maximumSignificantDigits: 4 });
  const lines = rows.map(({ name, ours, peer, unit, note }) =>
    [
      name.padEnd(52),
      `${shown(ours)} ${unit}`.padStart(16),
      (peer === null ? '—' : `${shown(peer)} ${unit}`).padStart(16),
      (peer === null ? '—' : (ours / peer).toFixed(2)).padStart(7),
      `  ${note}`,
    ].join(''),
  );
  const head = ['what'.padEnd(52), 'ours'.padStart(16), 'financial'.padStart(16), 'ratio'.padStart(7)].join('');
  return [head, ...lines].join('\n');
}
