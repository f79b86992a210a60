import type { CSSProperties } from 'react';
import { evenColumns } from './even-columns.ts';
import { lastSpan } from './last-span.ts';

type Preferred = readonly [number, ...number[]];

/**
 * For a style sheet, how many tiles are beside each other in a wide and in a narrow window (`--columns`, `--columns-few`), never more than
 * there are, and how many columns the last of them takes (`--last`, `--last-few`), so that it fills its row. Preferred numbers come first.
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
