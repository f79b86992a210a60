/** Why something of a feed is named: a row that did not go in, or what was left out of a vehicle that did. */
export type ProblemKind = 'refused' | 'value' | 'photo' | 'column' | 'file';

/** One thing of a feed that was not used. `line` is that of the file, null where it is about the whole file. */
export type ReportLine = {
  kind: ProblemKind;
  line: number | null;
  stockNumber: string;
  /** Last part of the vehicle's address; empty where it has no page. */
  slug: string;
  field: string;
  value: string;
  reason: string;
};

export type ImportOutcome = 'imported' | 'stopped' | 'failed';

export type ImportCounts = {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  sold: number;
  refused: number;
  /** Rows that state that the vehicle has left the stock. */
  left: number;
};

/**
 * What one import did to the stock of one dealership (PLUS-20). `site` is empty for rows that name
 * no dealership.
 */
export type ImportRecord = {
  site: string;
  dealershipId: string;
  dealership: string;
  /** Name of the file, without its folder. */
  file: string;
  outcome: ImportOutcome;
  /** Why nothing was changed; empty where the import went in. */
  reason: string;
  counts: ImportCounts;
  lines: ReportLine[];
  /** How many lines more there were. */
  unlisted: number;
};

/** A stored record as the studio reads it, in a list without its lines. */
export type StoredImport = Omit<ImportRecord, 'lines' | 'dealershipId'> & {
  id: number;
  /** ISO 8601. */
  importedAt: string;
  /** All its problems, those that are not stored among them. */
  problems: number;
};
export type StoredImportWithLines = StoredImport & Pick<ImportRecord, 'lines'>;

/** Lines of an import that are stored, and letters of a text in one. */
export const maxLines = 500;
const maxLetters = 200;

/** As many lines as are stored. Of each sort of problem some are among them: a thousand photos must not hide one price. */
export function boundedLines(lines: readonly ReportLine[]): { lines: ReportLine[]; unlisted: number } {
  const sorts = Map.groupBy(lines, sortOfProblem);
  const ranked = [...sorts.values()].flatMap((all) => all.map((line, rank) => ({ line, rank })));
  const chosen = new Set(
    ranked
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, maxLines)
      .map(({ line }) => line),
  );
  return { lines: lines.filter((line) => chosen.has(line)).map(shortLine), unlisted: lines.length - chosen.size };
}

/** What lines of one sort have in common. */
export const sortOfProblem = ({ kind, field, reason }: Pick<ReportLine, 'kind' | 'field' | 'reason'>): string =>
  JSON.stringify([kind, kind === 'column' ? '' : field, kind === 'file' || kind === 'column' ? '' : reason]);

function shortLine(line: ReportLine): ReportLine {
  const { stockNumber, field, value, reason } = line;
  const [short, name, text, why] = [stockNumber, field, value, reason].map(shortText);
  return { ...line, stockNumber: short ?? '', field: name ?? '', value: text ?? '', reason: why ?? '' };
}

/** PostgreSQL stores no NUL, and JSON in it no half of a letter that is written in two. */
export const shortText = (text: string): string => {
  const plain = text.replaceAll('\0', '').toWellFormed();
  return plain.length > maxLetters ? `${plain.slice(0, maxLetters - 1).toWellFormed()}…` : plain;
};
