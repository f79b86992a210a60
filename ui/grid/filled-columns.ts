import type { CSSProperties } from 'react';
import { evenColumns } from './even-columns.ts';
import { lastSpan } from './last-span.ts';

type Preferred = readonly [number, ...number[]];

/**
 * CSS variables for a grid: its columns in a wide and a narrow window (`--columns`,
 * `--columns-few`), at most `count`, and the span of the last tile that fills its row (`--last`,
 * `--last-few`). Preferred numbers come first.
 */
export function filledColumns(count: number, wide: Preferred, narrow: Preferred): CSSProperties {
  const columns = clampColumns(count, evenColumns(count, wide));
  const few = clampColumns(count, evenColumns(count, narrow));
  return {
    '--columns': columns,
    '--last': lastSpan(count, columns),
    '--columns-few': few,
    '--last-few': lastSpan(count, few),
  };
}

const clampColumns = (count: number, columns: number) => Math.max(1, Math.min(count, columns));
