import type { CSSProperties } from 'react';

/** Width of a cell, and from one to the next, pixels. */
const cell = 40;
const step = 46;
const edge = 2;

/**
 * The look of one field as a row of cells, a digit in each: painted behind it, so that paste, autofill and screen readers meet one field. Made
 * on the server, to weigh nothing in scripts. The field is a little wider than its cells: the caret behind the last digit would else move the text.
 */
export function codeCells(digits: number, isWrong: boolean): CSSProperties {
  const width = digits * step;
  const line = isWrong ? 'var(--bad)' : 'var(--line-2)';
  const cellBackground = `repeating-linear-gradient(90deg, transparent 0 ${edge}px, var(--surface) ${edge}px ${cell - edge}px, transparent ${cell - edge}px ${step}px)`;
  const border = `repeating-linear-gradient(90deg, ${line} 0 ${cell}px, transparent ${cell}px ${step}px)`;
  return {
    width: width + cell / 2 + 6,
    // Digits of one width, which is that of "ch": those of other faces are narrower than their zero.
    font: '600 1.375rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    padding: `0 0 0 calc(${cell / 2}px - .5ch)`,
    letterSpacing: `calc(${step}px - 1ch)`,
    // Where colours are forced nothing painted stays: the border is drawn then.
    border: `${edge}px solid transparent`,
    borderRadius: 0,
    background: `${cellBackground} 0 ${edge}px / ${width}px calc(100% - ${2 * edge}px) no-repeat padding-box, ${border} 0 0 / ${width}px 100% no-repeat padding-box`,
  };
}
