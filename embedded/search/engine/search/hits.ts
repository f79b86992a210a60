import type { HighlightOptions, MarkLength } from '../highlight/highlight.ts';
import { highlightHit } from '../highlight/hit-highlights.ts';
import type { JsonObject } from '../json.ts';
import { scoreInfo } from '../query/score.ts';
import { count, flag, list, type RawParameters } from './parameters.ts';
import { projection } from './project.ts';
import type { SearchSource } from './search.ts';
import type { Selection } from './select.ts';
import { shownTexts } from './shown-texts.ts';

/** A document to show: its row, its place among the matches (-1 when curated), its text score (null without words or when curated), and how many words were dropped to find it. */
export type Hit = { row: number; at: number; score: number | null; dropped: number; curated: boolean };

/** Writes one hit as JSON text. */
export type HitWriter = (hit: Hit) => string;

/** The stored text of a document is passed on unread where nothing has to be marked or left out. */
export function hitWriter(source: SearchSource, raw: RawParameters, selection: Selection): HitWriter {
  const hiddenFields = source.schema.fields.filter((field) => !field.store).map((field) => field.name);
  const excluded = [...list(raw, 'exclude_fields'), ...hiddenFields];
  const project = projection(list(raw, 'include_fields'), excluded);
  const fields = highlightFields(raw, selection.fields).filter((field) => !isExcluded(field, excluded));
  const options = readOptions(raw);
  const full = list(raw, 'highlight_full_fields');
  const length = markLength(source, selection.highlights);
  const marks = selection.highlights.size > 0 && fields.length > 0;
  const older = flag(raw, 'enable_highlight_v1', true);
  const shape = `${raw.include_fields ?? ''}\n${excluded.join()}`;
  const texts = shownTexts(source.index, shape, (row) =>
    project ? JSON.stringify(project(JSON.parse(source.read(row)) as JsonObject)) : source.read(row),
  );
  return (hit) => {
    if (!marks || hit.curated)
      return `{"document":${texts(hit.row)},"highlight":{}${older ? ',"highlights":[]' : ''}${matchText(hit)}}`;
    const text = source.read(hit.row);
    const document = JSON.parse(text) as JsonObject;
    const found = highlightHit(document, fields, source.index.characters, options, length, full);
    const shown = project ? JSON.stringify(project(document)) : text;
    const highlights = JSON.stringify(older ? found : { highlight: found.highlight }).slice(1, -1);
    return `{"document":${shown},${highlights}${matchText(hit)}}`;
  };
}

function matchText({ curated, score, dropped }: Hit): string {
  const mark = curated ? ',"curated":true' : '';
  if (score === null) return mark;
  return `${mark},"text_match":${score},"text_match_info":${scoreInfo(score, dropped)}`;
}

/** As `projection` reads the names, so that a snippet never shows what the document leaves out. */
function isExcluded(field: string, excluded: readonly string[]): boolean {
  return excluded.some((name) =>
    name.endsWith('*') ? field.startsWith(name.slice(0, -1)) : field === name || field.startsWith(`${name}.`),
  );
}

function highlightFields(raw: RawParameters, queried: readonly string[]): readonly string[] {
  const wished = [...new Set(list(raw, 'highlight_fields'))];
  if (wished.includes('none')) return [];
  return wished.length > 0 ? wished : queried;
}

function readOptions(raw: RawParameters): HighlightOptions {
  return {
    startTag: raw.highlight_start_tag ?? '<mark>',
    endTag: raw.highlight_end_tag ?? '</mark>',
    affix: count(raw, 'highlight_affix_num_tokens', 4),
    threshold: count(raw, 'snippet_threshold', 30),
    full: false,
  };
}

function markLength({ index }: SearchSource, highlights: ReadonlyMap<number, number>): MarkLength {
  return (word) => {
    const token = index.text.vocabulary.find(word.text);
    return token < 0 ? 0 : (highlights.get(token) ?? 0);
  };
}
