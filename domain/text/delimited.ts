/** A line of a spreadsheet by commas (RFC 4180). */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A line by tabs, as ad networks read it: no cell holds a tab or an end of line. */
export const tabbedRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ').trim()).join('\t')}\n`;

/** Quoted, and never a formula: what shoppers typed and feeds sent must not run in a spreadsheet. A plain number below nought is none. */
function csvCell(text: string): string {
  const isFormula = /^[\s=+\-@＝＋－＠]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
