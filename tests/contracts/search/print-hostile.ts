/**
 * Prints how much of its thread's time the service gives to queries that no site sends, at 100,000 vehicles:
 * `node --import ./scripts/alias.ts tests/contracts/search/print-hostile.ts [vehicles] [part of a question's name]`. Nothing is judged here.
 */
import { InProcess } from './in-process.ts';

const count = Number(process.argv[2] ?? 100_000);
const kilobytes = 1_024;

/** Pieces joined until they are as long as wanted. */
function filled(separator: string, piece: (at: number) => string, bytes = 10 * kilobytes): string {
  const pieces: string[] = [];
  for (let size = 0, at = 0; size < bytes; at++) {
    pieces.push(piece(at));
    size += piece(at).length + separator.length;
  }
  return pieces.join(separator);
}
const times = (number: number, piece: (at: number) => string) => Array.from({ length: number }, (_, at) => piece(at));
const word = (at: number) => `w${((at * 7_919) % 3_000).toString(36)}`;
const ring = (corners: number) =>
  times(corners, (at) => {
    const angle = (at * 2 * Math.PI) / corners;
    return `${(-27 + 17 * Math.sin(angle)).toFixed(5)},${(133 + 20 * Math.cos(angle)).toFixed(5)}`;
  }).join();
const comb = (corners: number) => times(corners, (at) => `${-44 + (34 * at) / corners},${at % 2 ? 113 : 153}`).join();
const textFields = 'name,make,model,tags';

const questions: Record<string, Record<string, string | number>> = {
  'a page of 251': { per_page: 251 },
  'an unknown field': { filter_by: 'wheels:=4' },
  'a word for a number': { filter_by: 'km:>many' },
  '10,000 parentheses': { filter_by: `${'('.repeat(10_000)}sold:true${')'.repeat(10_000)}` },
  '10,000 that never close': { filter_by: '('.repeat(10_000) },
  '600 operations': { filter_by: times(600, (at) => `km:${at}`).join(' || ') },
  '100 ranges': { filter_by: times(100, (at) => `km:[${at}..${at + 100_000}]`).join(' || ') },
  '100 exclusions': { filter_by: times(100, (at) => `name:!${word(at)}`).join(' && ') },
  '10 KB of numbers': { filter_by: `km:[${filled(',', (at) => String(at * 10))}]` },
  '10 KB of ranges': { filter_by: `km:[${filled(',', (at) => `${at * 10}..${at * 10 + 5}`)}]` },
  '10 KB of words': { filter_by: `name:[${filled(',', word)}]` },
  '10 KB of one word': { filter_by: `name:[${filled(',', () => 'a1')}]` },
  '10 KB of beginnings': { filter_by: `name:[${filled(',', (at) => `${word(at).slice(0, 2)}*`)}]` },
  '10 KB of ids': { filter_by: `id:[${filled(',', (at) => `c${at}`)}]` },
  '10,000 facets': { facet_by: times(10_000, (at) => `f${at}`).join() },
  '10,000 facets of one field': { facet_by: times(10_000, () => 'make').join() },
  '10,000 patterns of facets': { facet_by: times(10_000, (at) => `m*${at}`).join() },
  '10 KB of labelled ranges': { facet_by: `price(${filled(', ', (at) => `r${at}:[${at}, ${at + 100}]`)})` },
  '100 conditions to sort by': { sort_by: `_eval([${times(100, (at) => `(km:>${at}):${at}`).join()}]):desc` },
  '1,000 words': { q: times(1_000, word).join(' '), query_by: textFields },
  'a word of 60 KB': { q: 'w'.repeat(60 * kilobytes), query_by: textFields },
  '60 KB of exclusions': { q: filled(' ', (at) => `-${word(at)}`, 60 * kilobytes), query_by: textFields },
  '60 KB of phrases': { q: filled(' ', (at) => `"a${at % 9} b${(at * 5) % 9}"`, 60 * kilobytes), query_by: textFields },
  '24 words with typos': { q: times(24, (at) => `${word(at)}zq`).join(' '), query_by: textFields },
  'a page far beyond the end': { page: 4_294_967_295, per_page: 250 },
  '10 KB of pins': { pinned_hits: filled(',', (at) => `c${at}:${at + 1}`) },
  'a polygon of 5,000 corners': { filter_by: `place:(${ring(5_000)})` },
  'a polygon that runs to and fro': { filter_by: `place:(${comb(1_000)})` },
  '25 distances': { filter_by: times(25, (at) => `place:(-27,133.${at},${at} km)`).join(' || ') },
  '25 distances to sort by': {
    sort_by: `_eval([${times(25, (at) => `(place:(-27,133.${at},${at} km)):${at}`).join()}]):desc`,
  },
  'as many groups as vehicles': { group_by: 'stock' },
  'groups by three fields': { group_by: 'price,tags,model' },
  'groups on a page far behind': { group_by: 'stock', page: 300, per_page: 250, include_fields: 'id' },
  'a page far behind': { page: 300, per_page: 250, sort_by: 'price:asc,km:desc', include_fields: 'id' },
  'all values of a facet': { facet_by: 'stock', max_facet_values: 100_000 },
  'all beginnings': { filter_by: 'stock:S*' },
  '20,000 ids': { filter_by: `id:[${times(20_000, (at) => `c${at}`)}]` },
  'groups with facets of every value': { group_by: 'make', facet_by: 'stock,model,tags,price,make,sold' },
  'as many groups as vehicles, with facets': { group_by: 'stock', facet_by: 'stock,model,tags,price' },
  '24 beginnings of one letter': { q: times(24, (at) => 'wab'[at % 3] as string).join(' '), query_by: textFields },
  'one letter, every candidate': { q: 'w', query_by: textFields, max_candidates: 10_000, per_page: 250 },
  'two typos everywhere, whatever is found': {
    q: 'wzzzzzq wyyyyyq make10 wxxxxxq',
    query_by: textFields,
    num_typos: 2,
    min_len_1typo: 1,
    min_len_2typo: 1,
    typo_tokens_threshold: 1_000_000,
    drop_tokens_threshold: 1_000_000,
    drop_tokens_mode: 'both_sides',
    split_join_tokens: 'always',
    exhaustive_search: 'true',
  },
  '24 words, every way to drop and spell them': {
    q: times(24, (at) => `a${at % 9}`).join(' '),
    query_by: textFields,
    num_typos: 2,
    min_len_1typo: 1,
    min_len_2typo: 2,
    typo_tokens_threshold: 1_000_000,
    drop_tokens_threshold: 1_000_000,
    drop_tokens_mode: 'both_sides',
    split_join_tokens: 'always',
    exhaustive_search: 'true',
  },
  '24 words, every way, under 25 distances': {
    q: times(24, (at) => `a${at % 9}`).join(' '),
    query_by: textFields,
    num_typos: 2,
    min_len_1typo: 1,
    min_len_2typo: 2,
    typo_tokens_threshold: 1_000_000,
    drop_tokens_threshold: 1_000_000,
    split_join_tokens: 'always',
    exhaustive_search: 'true',
    filter_by: times(25, (at) => `place:(-27,133.${at},${at * 100} km)`).join(' || '),
  },
  '12 phrases of common words': { q: times(12, (at) => `"a${at % 9} b1"`).join(' '), query_by: textFields },
  '31 fields': {
    q: 'a1 b2 make1',
    query_by: times(31, (at) => ['name', 'make', 'model', 'tags'][at % 4] as string).join(),
  },
  '200 KB of hidden hits': { hidden_hits: times(24_000, (at) => `c${at}`).join() },
  'three texts to sort by': {
    sort_by: '_rand(7):asc,price:asc,km:desc',
    page: 300,
    per_page: 250,
    include_fields: 'id',
  },
  'a word of a facet with typos': { facet_by: 'stock', facet_query: 'stock:S99999', max_facet_values: 10_000 },
  'a beginning of all values of a facet': { facet_by: 'stock', facet_query: 'stock:S', max_facet_values: 10_000 },
  '190 KB of words': { filter_by: `name:[${filled(',', word, 190 * kilobytes)}]` },
  '190 KB of word pairs': {
    filter_by: `name:[${filled(',', (at) => `${word(at)} ${word(at * 3)}`, 190 * kilobytes)}]`,
  },
  '190 KB of beginnings': { filter_by: `name:[${filled(',', (at) => `${word(at)}*`, 190 * kilobytes)}]` },
  '190 KB of short beginnings': { filter_by: `stock:[${filled(',', (at) => `S${at % 100}*`, 190 * kilobytes)}]` },
  '190 KB of exclusions in a list': { filter_by: `name:![${filled(',', word, 190 * kilobytes)}]` },
  '190 KB of values': { filter_by: `stock:=[${filled(',', (at) => `S${at}`, 190 * kilobytes)}]` },
  '190 KB of ranges': { filter_by: `km:[${filled(',', (at) => `${at * 10}..${at * 10 + 5}`, 190 * kilobytes)}]` },
  '190 KB of labelled ranges': {
    facet_by: `price(${filled(', ', (at) => `r${at}:[${at}, ${at + 100}]`, 190 * kilobytes)})`,
  },
  '190 KB of labelled ranges in groups': {
    facet_by: `price(${filled(', ', (at) => `r${at}:[${at}, ${at + 100}]`, 190 * kilobytes)})`,
    group_by: 'make',
  },
  'a tag of 190 KB around every word': {
    q: 'a1',
    query_by: 'name',
    highlight_start_tag: 'x'.repeat(190 * kilobytes),
    per_page: 250,
  },
  'a tag of 190 KB around every value': {
    facet_by: 'stock',
    facet_query: 'stock:S',
    max_facet_values: 10_000,
    highlight_end_tag: 'x'.repeat(190 * kilobytes),
  },
  '250 highlighted fields': {
    q: 'a1',
    query_by: textFields,
    highlight_fields: times(250, (at) => `f${at}.x`).join(),
    per_page: 250,
  },
  '10 KB of field names': { include_fields: filled(',', (at) => `f${at}.x`), per_page: 250 },
};

let seed = 1;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % below;
}

const vehicle = (at: number) => ({
  id: `c${at}`,
  name: `${2000 + random(25)} make${random(60)} ${word(random(3_000))} ${word(random(300))} a${random(9)} b${random(9)}`,
  make: `Make${random(60)}`,
  model: word(random(1_000)),
  tags: times(3, () => word(random(50))),
  price: random(90_000),
  km: random(200_000),
  sold: random(2) === 0,
  stock: `S${at}`,
  place: [-44 + random(34_000) / 1_000, 113 + random(40_000) / 1_000],
});

const local = await InProcess.open();
try {
  const fields = [
    { name: 'name', type: 'string' },
    { name: 'make', type: 'string', facet: true },
    { name: 'model', type: 'string', facet: true },
    { name: 'tags', type: 'string[]', facet: true },
    { name: 'price', type: 'float', facet: true },
    { name: 'km', type: 'int32' },
    { name: 'sold', type: 'bool', facet: true },
    { name: 'stock', type: 'string', facet: true },
    { name: 'place', type: 'geopoint' },
  ];
  await local.call('POST', '/collections', JSON.stringify({ name: 'cars', fields }));
  const lines = Array.from({ length: count }, (_, at) => JSON.stringify(vehicle(at)));
  await local.call('POST', '/collections/cars/documents/import', lines.join('\n'));
  for (const [what, parameters] of Object.entries(questions)) {
    if (!what.includes(process.argv[3] ?? '')) continue;
    const body = JSON.stringify({ searches: [{ collection: 'cars', q: '*', ...parameters }] });
    const spent: number[] = [];
    const memory = process.memoryUsage().rss;
    let output = '';
    for (let round = 0; round < 5; round++) {
      const before = process.threadCpuUsage();
      const { text } = await local.call('POST', '/multi_search', body);
      const { user, system } = process.threadCpuUsage(before);
      spent.push((user + system) / 1_000);
      const [result] = (JSON.parse(text) as { results: { code?: number; error?: string; found?: number }[] }).results;
      output = result?.code ? `${result.code} ${result.error?.slice(0, 60)}` : `found ${result?.found}`;
    }
    const [, , median = 0] = spent.toSorted((one, other) => one - other);
    const grown = ((process.memoryUsage().rss - memory) / kilobytes / kilobytes).toFixed().padStart(5);
    console.log(`${median.toFixed(1).padStart(7)} ms CPU ${grown} MB  ${what}: ${output}`);
  }
} finally {
  await local.close();
}
