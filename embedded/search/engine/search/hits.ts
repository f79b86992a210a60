import type { HighlightOptions } from '../highlight/highlight.ts';
import { HitMarker } from '../highlight/hit-marker.ts';
import { isClean, type ShownValue, shownValue } from '../highlight/shown-text.ts';
import type { JsonObject } from '../json.ts';
import { scoreInfo } from '../query/score.ts';
import { shapeAt, valueAt } from '../schema/path.ts';
import { distanceWriter } from './distances.ts';
import { count, fieldNames, flag, highlightTags, type RawParameters } from './parameters.ts';
import { isExcluded, projection } from './project.ts';
import type { SearchSource } from './search-source.ts';
import type { Selection } from './select.ts';
import { StoredRows } from './stored-rows.ts';

/**
 * A document to show: its row, its place among the matches (-1 when curated), its text score (null
 * without words or when curated), and how many words were dropped to find it.
 */
export type Hit = { row: number; at: number; score: number | null; dropped: number; curated: boolean };

/** Writes one hit as JSON text. */
export type HitWriter = (hit: Hit) => string;

const shownTexts = new StoredRows<string>(8, 4096);
const markedValues = new StoredRows<ShownValue[]>(4, 2048);

/**
 * Makes the writer of a page's hits. The stored text of a document is passed on unparsed where
 * nothing has to be left out.
 */
export function hitWriter(source: SearchSource, raw: RawParameters, selection: Selection): HitWriter {
  const hiddenFields = source.schema.fields.filter((field) => !field.store).map((field) => field.name);
  const excluded = [...fieldNames(raw, 'exclude_fields'), ...hiddenFields];
  const project = projection(fieldNames(raw, 'include_fields'), excluded);
  const texts = shownTexts.of(source.index, `${raw.include_fields ?? ''}\n${excluded.join()}`, (row) =>
    project ? JSON.stringify(project(documentOf(source, row))) : source.read(row),
  );
  const older = flag(raw, 'enable_highlight_v1', true);
  const unmarked = older ? '"highlight":{},"highlights":[]' : '"highlight":{}';
  const marks = marksWriter(source, raw, selection, excluded, older);
  const distances = distanceWriter(raw.sort_by ?? '', source.index, (field) => isExcluded(field, excluded));
  return (hit) => {
    const marked = marks && !hit.curated ? marks(hit.row) : unmarked;
    const away = distances ? distances(hit.row) : '';
    return `{"document":${texts(hit.row)},${marked}${away}${matchText(hit, selection.demoting)}}`;
  };
}

function documentOf(source: SearchSource, row: number): JsonObject {
  return JSON.parse(source.read(row)) as JsonObject;
}

/** Writes the highlights of a row, in the `older` form too; null when nothing is to be marked. */
function marksWriter(
  source: SearchSource,
  raw: RawParameters,
  { highlights, fields: queried }: Selection,
  excluded: readonly string[],
  older: boolean,
): ((row: number) => string) | null {
  const fields = highlightFields(raw, queried).filter((field) => !isExcluded(field, excluded));
  if (highlights.size === 0 || fields.length === 0) return null;
  const full = fieldNames(raw, 'highlight_full_fields');
  const marker = new HitMarker(source.index, fields, readOptions(raw), highlights, full);
  const values = markedValues.of(source.index, fields.join(), (row) => {
    const document = documentOf(source, row);
    return fields.map((field) => shownValue(source.index, valueAt(document, field), shapeAt(document, field)));
  });
  return (row) => marker.write(values(row), older);
}

function matchText({ curated, score, dropped }: Hit, demoting: boolean): string {
  const mark = curated ? ',"curated":true' : '';
  if (score === null) return mark;
  return `${mark},"text_match":${score},"text_match_info":${scoreInfo(score, dropped, demoting)}`;
}

function highlightFields(raw: RawParameters, queried: readonly string[]): readonly string[] {
  const wished = [...new Set(fieldNames(raw, 'highlight_fields'))];
  if (wished.includes('none')) return [];
  return wished.length > 0 ? wished : queried;
}

function readOptions(raw: RawParameters): HighlightOptions {
  const { startTag, endTag } = highlightTags(raw);
  return {
    startTag,
    endTag,
    clean: isClean(startTag + endTag),
    affix: count(raw, 'highlight_affix_num_tokens', 4),
    threshold: count(raw, 'snippet_threshold', 30),
  };
}
