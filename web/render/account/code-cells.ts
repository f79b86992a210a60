import type { CSSProperties } from 'react';

/** Width of a cell, distance of two cells, and width of the border; pixels. */
const cell = 40;
const step = 46;
const edge = 2;

/**
 * Styles that show one field as a row of cells, painted as its background, so that paste, autofill
 * and screen readers see one field. Computed on the server, to keep the script small. The field is
 * a little wider than its cells: otherwise the caret after the last digit would scroll the text.
 */
export function codeCells(digits: number, isWrong: boolean): CSSProperties {
  const width = digits * step;
  const line = isWrong ? 'var(--bad)' : 'var(--line-2)';
  const cellBackground = `repeating-linear-gradient(90deg, transparent 0 ${edge}px, var(--surface) ${edge}px ${cell - edge}px, transparent ${cell - edge}px ${step}px)`;
  const border = `repeating-linear-gradient(90deg, ${line} 0 ${cell}px, transparent ${cell}px ${step}px)`;
  return {
    width: width + cell / 2 + 6,
    // Monospace, since "ch" is the width of a zero: in other fonts digits may be narrower.
    font: '600 1.375rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    padding: `0 0 0 calc(${cell / 2}px - .5ch)`,
    letterSpacing: `calc(${step}px - 1ch)`,
    // In forced colours only the border stays visible.
    border: `${edge}px solid transparent`,
    borderRadius: 0,
    background: `${cellBackground} 0 ${edge}px / ${width}px calc(100% - ${2 * edge}px) no-repeat padding-box, ${border} 0 0 / ${width}px 100% no-repeat padding-box`,
  };
}
