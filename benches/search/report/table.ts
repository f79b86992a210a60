/** Rows of text in columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join('\n');
}

/** Milliseconds with three digits that mean something. */
export function ms(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  return value >= 100
    ? value.toFixed(0)
    : value >= 10
      ? value.toFixed(1)
      : value >= 1
        ? value.toFixed(2)
        : value.toFixed(3);
}

export const times = (ratio: number): string => (ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(1));

export const verdict = (holds: boolean): string => (holds ? 'hit' : 'MISSED');
