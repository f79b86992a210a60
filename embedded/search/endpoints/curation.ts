import { itemsOf } from '../catalogue/named-records.ts';
import { isObject, type JsonObject } from '../engine/json.ts';
import { flag, list, type RawParameters } from '../engine/search/parameters.ts';
import type { Pin } from '../engine/search/pins.ts';
import type { SearchSource } from '../engine/search/search.ts';
import type { SearchService } from '../service.ts';
import { filled, matchQuery, type QueryMatch } from './curation-match.ts';

/** A search after the curations that apply to it. `metadata` is what their rules tell the shopper's page; null without. */
export type Curated = {
  parameters: RawParameters;
  filters: string[];
  pins: Pin[];
  hidden: string[];
  metadata: JsonObject | null;
};

/** Applies the collection's curation sets: rules on the query, the filter or tags pin, hide, filter, sort or reword. */
export function curate(
  service: SearchService,
  source: SearchSource,
  raw: RawParameters,
  filters: readonly string[],
): Curated {
  const curated: Curated = { parameters: raw, filters: [], pins: [], hidden: [], metadata: null };
  if (!flag(raw, 'enable_curations', flag(raw, 'enable_overrides', true))) return curated;
  const items = source.schema.curationSets.flatMap((name) => itemsOf(service.curationSets.find(name)));
  if (items.length === 0) return curated;
  for (const item of tagged(items, [...list(raw, 'curation_tags'), ...list(raw, 'override_tags')])) {
    const match = matchOf(item, source, curated.parameters, filters);
    if (!match) continue;
    apply(item, match, curated);
    if (item.stop_processing !== false) break;
  }
  return curated;
}

/**
 * The rules that a search's tags call, in order of their ids: those with all of the tags before those with some. Without tags, the rules
 * that have none.
 */
function tagged(items: readonly JsonObject[], tags: readonly string[]): JsonObject[] {
  const ordered = [...items].sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  const shared = (item: JsonObject) => tagsOf(item).filter((tag) => tags.includes(tag)).length;
  if (tags.length === 0) return ordered.filter((item) => tagsOf(item).length === 0);
  const all = ordered.filter((item) => shared(item) === tags.length);
  return [...all, ...ordered.filter((item) => shared(item) > 0 && !all.includes(item))];
}

function tagsOf({ rule }: JsonObject): string[] {
  return isObject(rule) && Array.isArray(rule.tags) ? rule.tags.map(String) : [];
}

/** Null when the rule does not hold for this search. */
function matchOf(
  item: JsonObject,
  source: SearchSource,
  raw: RawParameters,
  filters: readonly string[],
): QueryMatch | null {
  const now = Date.now() / 1000;
  if (typeof item.effective_from_ts === 'number' && now < item.effective_from_ts) return null;
  if (typeof item.effective_to_ts === 'number' && now > item.effective_to_ts) return null;
  const rule = isObject(item.rule) ? item.rule : {};
  if (typeof rule.filter_by === 'string' && !filters.some((filter) => filter.trim() === rule.filter_by)) return null;
  if (typeof rule.query !== 'string') return { left: null, values: {} };
  return matchQuery(rule.query, rule.match === 'exact', raw.q ?? '', source);
}

function apply(item: JsonObject, { left, values }: QueryMatch, curated: Curated): void {
  const parameters = { ...curated.parameters };
  const removes = item.remove_matched_tokens ?? typeof item.filter_by === 'string';
  if (typeof item.replace_query === 'string') parameters.q = item.replace_query;
  else if (removes === true && left) parameters.q = left.join(' ') || '*';
  if (typeof item.sort_by === 'string') parameters.sort_by = filled(item.sort_by, values);
  if (item.filter_curated_hits === true) parameters.filter_curated_hits = 'true';
  if (typeof item.filter_by === 'string') curated.filters.push(filled(item.filter_by, values));
  curated.parameters = parameters;
  curated.pins.push(...pinsOf(item.includes));
  curated.hidden.push(...entries(item.excludes).map(({ id }) => String(id)));
  if (isObject(item.metadata)) curated.metadata = { ...curated.metadata, ...item.metadata };
}

function pinsOf(includes: unknown): Pin[] {
  return entries(includes).map(({ id, position }) => ({ id: String(id), position: Number(position) || 1 }));
}

function entries(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
