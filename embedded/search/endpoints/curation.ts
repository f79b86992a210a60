import { itemsOf } from '../catalogue/named-records.ts';
import { isObject, type JsonObject } from '../engine/json.ts';
import { isWildcard } from '../engine/query/parse-query.ts';
import { flag, list, type RawParameters } from '../engine/search/parameters.ts';
import type { Pin } from '../engine/search/pins.ts';
import type { SearchSource } from '../engine/search/search-source.ts';
import type { SearchService } from '../service.ts';
import { filled, matchFilter, type RuleMatch, RuleMatcher } from './curation-match.ts';
import { QueryWords } from './query-words.ts';
import { synonymsOf } from './wording.ts';

/**
 * A search after the curations that apply to it. `metadata` is what their rules pass to the
 * shopper's page; null without.
 */
type Curated = {
  parameters: RawParameters;
  filters: string[];
  pins: Pin[];
  hidden: string[];
  metadata: JsonObject | null;
};

/**
 * Applies the curation sets of the collection and of the search: rules on the query, the filter or
 * tags pin, hide, filter, sort or reword. `filters`: the texts that count as this search's filter.
 */
export function curate(
  service: SearchService,
  source: SearchSource,
  raw: RawParameters,
  filters: readonly string[],
): Curated {
  const curated: Curated = { parameters: raw, filters: [], pins: [], hidden: [], metadata: null };
  if (!flag(raw, 'enable_curations', flag(raw, 'enable_overrides', true))) return curated;
  if (source.schema.curationSets.length === 0 && !raw.curation_sets) return curated;
  const sets = new Set([...source.schema.curationSets, ...list(raw, 'curation_sets')]);
  const items = [...sets].flatMap((name) => itemsOf(service.curationSets.find(name)));
  if (items.length === 0) return curated;
  const rules = new Rules(service, source, filters);
  for (const item of tagged(items, new Set([...list(raw, 'curation_tags'), ...list(raw, 'override_tags')]))) {
    const match = rules.matchOf(item, curated.parameters);
    if (!match) continue;
    apply(item, match, curated);
    if (item.stop_processing !== false) break;
  }
  return curated;
}

/** Matches rules against one search. */
class Rules {
  private readonly service: SearchService;
  private readonly source: SearchSource;
  private readonly filters: readonly string[];
  private readonly matcher: RuleMatcher;

  constructor(service: SearchService, source: SearchSource, filters: readonly string[]) {
    this.service = service;
    this.source = source;
    this.filters = filters;
    this.matcher = new RuleMatcher(source);
  }

  /** Null when the rule does not hold for this search. */
  matchOf(item: JsonObject, raw: RawParameters): RuleMatch | null {
    const now = Date.now() / 1000;
    if (typeof item.effective_from_ts === 'number' && now < item.effective_from_ts) return null;
    if (typeof item.effective_to_ts === 'number' && now > item.effective_to_ts) return null;
    const rule = isObject(item.rule) ? item.rule : {};
    const filtered = this.filterMatch(rule);
    const requested = filtered && this.queryMatch(rule, raw);
    return requested && { left: requested.left, values: { ...filtered, ...requested.values } };
  }

  private filterMatch({ filter_by: wanted }: JsonObject): Record<string, string> | null {
    if (typeof wanted !== 'string') return {};
    for (const filter of this.filters) {
      const values = matchFilter(wanted, filter.trim());
      if (values) return values;
    }
    return null;
  }

  private queryMatch({ query: wanted, match, synonyms }: JsonObject, raw: RawParameters): RuleMatch | null {
    if (typeof wanted !== 'string') return { left: null, values: {} };
    const q = raw.q ?? '';
    if (isWildcard(q) || wanted.trim() === '*')
      return isWildcard(q) && wanted.trim() === '*' ? { left: null, values: {} } : null;
    const query = QueryWords.of(q, this.source.index.characters);
    const found = this.matcher.match(wanted, match === 'exact', query);
    if (found || synonyms !== true || !flag(raw, 'enable_synonyms', true)) return found;
    for (const words of synonymsOf(this.service, this.source, raw)(query.words, localeOf(this.source, raw))) {
      const other = this.matcher.match(wanted, match === 'exact', query.saying(words));
      if (other) return other;
    }
    return null;
  }
}

/** Of the first field that the search looks in. */
function localeOf({ schema }: SearchSource, raw: RawParameters): string {
  const [first] = list(raw, 'query_by');
  return schema.fields.find(({ name }) => name === first)?.locale ?? '';
}

/**
 * The rules that a search's tags call, in order of their ids: those with all of the tags before
 * those with some. Without tags, the rules that have none.
 */
function tagged(items: readonly JsonObject[], tags: ReadonlySet<string>): JsonObject[] {
  const ordered = [...items].sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  const shared = (item: JsonObject) => tagsOf(item).filter((tag) => tags.has(tag)).length;
  if (tags.size === 0) return ordered.filter((item) => tagsOf(item).length === 0);
  const all = ordered.filter((item) => shared(item) === tags.size);
  return [...all, ...ordered.filter((item) => shared(item) > 0 && shared(item) < tags.size)];
}

function tagsOf({ rule }: JsonObject): string[] {
  return isObject(rule) && Array.isArray(rule.tags) ? rule.tags.map(String) : [];
}

function apply(item: JsonObject, { left, values }: RuleMatch, curated: Curated): void {
  const parameters = { ...curated.parameters };
  const removes = item.remove_matched_tokens ?? typeof item.filter_by === 'string';
  if (typeof item.replace_query === 'string') parameters.q = item.replace_query;
  else if (removes === true && left !== null) parameters.q = left.trim() || '*';
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
