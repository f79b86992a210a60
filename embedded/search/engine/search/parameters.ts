import { badRequest, unprocessable } from '../failure.ts';
import type { Json } from '../json.ts';

/**
 * The parameters of one search as they came, by name; numbers, booleans and lists are put into the text form of an address. So are objects,
 * which no parameter may be: whatever reads one refuses it, and none is passed over.
 */
export type RawParameters = Record<string, string>;

export function textParameters(input: Record<string, Json | undefined>): RawParameters {
  const raw: RawParameters = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) raw[name] = value.map(String).join(',');
    else raw[name] = typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
  return raw;
}

export function flag(raw: RawParameters, name: string, fallback: boolean): boolean {
  const value = raw[name];
  return value === undefined || value === '' ? fallback : value === 'true' || value === '1';
}

const largestCount = 4_294_967_295;

/** A whole number from 0 to 32 bits; fails with 400 as documented. */
export function count(raw: RawParameters, name: string, fallback: number): number {
  const value = raw[name]?.trim();
  if (value === undefined || value === '') return fallback;
  if (!/^\d{1,10}$/.test(value) || Number(value) > largestCount)
    throw badRequest(`Parameter \`${name}\` must be an unsigned integer.`);
  return Number(value);
}

const maxNames = 250;

/** As `list`, for names that are looked at for every hit. Fails with 400 beyond 250. */
export function fieldNames(raw: RawParameters, name: string): string[] {
  const names = list(raw, name);
  if (names.length > maxNames) throw badRequest(`Only upto ${maxNames} names can be given in \`${name}\`.`);
  return names;
}

/** Comma-separated names. */
export function list(raw: RawParameters, name: string): string[] {
  return (raw[name] ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const maxTagLength = 250;

/**
 * What is around marked words, which may be in a response many times. Fails with 400 beyond 250
 * characters each.
 */
export function highlightTags(raw: RawParameters): { startTag: string; endTag: string } {
  const startTag = raw.highlight_start_tag ?? '<mark>';
  const endTag = raw.highlight_end_tag ?? '</mark>';
  if (Math.max(startTag.length, endTag.length) > maxTagLength)
    throw badRequest(`Highlight tags may have upto ${maxTagLength} characters.`);
  return { startTag, endTag };
}

export type Page = { page: number; offset: number; limit: number };

const maxPerPage = 250;

/** Which results to show: `page` and `per_page`, or `offset` and `limit`; none by default beside a facet query. Fails with 422 beyond 250 a page. */
export function readPage(raw: RawParameters): Page {
  const limit = count(raw, raw.limit === undefined ? 'per_page' : 'limit', raw.facet_query?.trim() ? 0 : 10);
  if (limit > maxPerPage) throw unprocessable(`Only upto ${maxPerPage} hits can be fetched per page.`);
  const page = count(raw, 'page', 1);
  if (page === 0 && raw.offset === undefined) throw unprocessable('Page must be an integer of value greater than 0.');
  const offset = raw.offset === undefined ? (page - 1) * limit : count(raw, 'offset', 0);
  const maxHits = raw.limit_hits === undefined ? Infinity : count(raw, 'limit_hits', 0);
  if (offset + limit > maxHits) {
    throw unprocessable(
      `Only upto ${maxHits} hits can be fetched. Ensure that \`page\` and \`per_page\` parameters are within this range.`,
    );
  }
  return { page, offset, limit };
}
