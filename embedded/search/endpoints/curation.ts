import { itemsOf } from '../catalogue/named-records.ts';
import { isObject, type JsonObject } from '../engine/json.ts';
import { flag, list, type RawParameters } from '../engine/search/parameters.ts';
import type { Pin } from '../engine/search/pins.ts';
import type { SearchSource } from '../engine/search/search.ts';
import { tokenise } from '../engine/text/tokenise.ts';
import type { SearchService } from '../service.ts';
import { placeOf } from './wording.ts';

/** A search after the curations that apply to it. */
export type Curated = { parameters: RawParameters; filters: string[]; pins: Pin[]; hidden: string[] };

/** Applies the collection's curation sets: rules on the query, the filter or tags pin, hide, filter, sort or reword. */
export function curate(
  service: SearchService,
  source: SearchSource,
  raw: RawParameters,
  filters: readonly string[],
): Curated {
  const curated: Curated = { parameters: raw, filters: [], pins: [], hidden: [] };
  if (!flag(raw, 'enable_curations', flag(raw, 'enable_overrides', true))) return curated;
  const items = source.schema.curationSets.flatMap((name) => itemsOf(service.curationSets.find(name)));
  for (const item of items) {
    if (!applies(item, source, curated.parameters, filters)) continue;
    apply(item, source, curated);
    if (item.stop_processing !== false) break;
  }
  return curated;
}

function applies(item: JsonObject, source: SearchSource, raw: RawParameters, filters: readonly string[]): boolean {
  const now = Date.now() / 1000;
  if (typeof item.effective_from_ts === 'number' && now < item.effective_from_ts) return false;
  if (typeof item.effective_to_ts === 'number' && now > item.effective_to_ts) return false;
  const rule = isObject(item.rule) ? item.rule : {};
  const tags = list(raw, 'curation_tags').concat(list(raw, 'override_tags'));
  if (Array.isArray(rule.tags) && rule.tags.length > 0 && !rule.tags.some((tag) => tags.includes(String(tag))))
    return false;
  if (typeof rule.filter_by === 'string' && !filters.some((filter) => filter.trim() === rule.filter_by)) return false;
  return typeof rule.query !== 'string' || queryFits(rule, rule.query, source, raw.q ?? '');
}

function queryFits(rule: JsonObject, wanted: string, { index }: SearchSource, q: string): boolean {
  if (wanted.trim() === '*') return q.trim() === '*';
  const words = tokenise(q, index.characters);
  const pattern = tokenise(wanted, index.characters);
  const at = placeOf(words, pattern);
  return rule.match === 'exact' ? at === 0 && words.length === pattern.length : at >= 0;
}

function apply(item: JsonObject, { index }: SearchSource, curated: Curated): void {
  const parameters = { ...curated.parameters };
  const rule = isObject(item.rule) ? item.rule : {};
  if (typeof item.replace_query === 'string') parameters.q = item.replace_query;
  else if (item.remove_matched_tokens === true && typeof rule.query === 'string') {
    const words = tokenise(parameters.q ?? '', index.characters);
    const pattern = tokenise(rule.query, index.characters);
    const at = placeOf(words, pattern);
    if (at >= 0) words.splice(at, pattern.length);
    parameters.q = words.join(' ') || '*';
  }
  if (typeof item.sort_by === 'string') parameters.sort_by = item.sort_by;
  if (item.filter_curated_hits === true) parameters.filter_curated_hits = 'true';
  if (typeof item.filter_by === 'string') curated.filters.push(item.filter_by);
  curated.parameters = parameters;
  curated.pins.push(...pinsOf(item.includes));
  curated.hidden.push(...entries(item.excludes).map(({ id }) => String(id)));
}

function pinsOf(includes: unknown): Pin[] {
  return entries(includes).map(({ id, position }) => ({ id: String(id), position: Number(position) || 1 }));
}

function entries(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
