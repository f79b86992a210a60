import { grouped } from '@/domain/vocabulary/grouped.ts';
import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
import { type ProblemKind, type ReportLine, sortOfProblem } from './import-record.ts';
import { whatToDo } from './what-to-do.ts';

/** Lines of one sort: what is wrong, and what to do about it. */
export type ProblemGroup = { title: string; advice: string; lines: ReportLine[] };
type ProblemSection = { kind: ProblemKind; title: string; count: number; groups: ProblemGroup[] };

const titles: Record<ProblemKind, string> = {
  refused: 'Rows that did not go in',
  value: 'Values left out of cars that went in',
  photo: 'Photos that are not used',
  column: 'Columns that are not read',
  file: 'Passed over in the file',
};

/** The problems of an import, the gravest kind first, the most frequent sort first, each in the order of the file. */
export function problemSections(lines: readonly ReportLine[]): ProblemSection[] {
  const kinds = keysOf(titles);
  return kinds.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    if (own.length === 0) return [];
    const groups = [...Map.groupBy(own, sortOfProblem).values()]
      .map(groupOf)
      .toSorted((one, other) => other.lines.length - one.lines.length);
    return [{ kind, title: titles[kind], count: own.length, groups }];
  });
}

function groupOf(lines: ReportLine[]): ProblemGroup {
  const [first] = lines;
  if (!first) return { title: '', advice: '', lines };
  return {
    title: titleOf(first),
    advice: whatToDo(first),
    lines: lines.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  };
}

function titleOf({ kind, field, reason }: ReportLine): string {
  if (kind === 'column' || kind === 'file') return '';
  // A feed's column of photos is named in the plural, and its reason is one photo's.
  return `${kind === 'photo' ? 'A photo' : field} ${reason}`;
}

/** Where a line is found: "Row 12, stock number HX9102". */
export const whereOf = ({ line, stockNumber }: Pick<ReportLine, 'line' | 'stockNumber'>): string =>
  [line === null ? '' : `Row ${grouped(line)}`, stockNumber && `stock number ${stockNumber}`]
    .filter(Boolean)
    .join(', ');
