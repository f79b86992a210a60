import type { FeedColumn } from '@/domain/stock/feed/column-names.ts';
import { meaningOf } from '@/domain/stock/feed/feed-columns.ts';
import type { Feed, FeedRow } from '@/domain/stock/feed/feed-row.ts';

/** An element of XML or an object of JSON; attributes and single values are children without children. `line` counts from 1. */
export type FeedNode = { name: string; line: number; text: string; children: FeedNode[] };

/** No feed is nested deeper. */
export const deepest = 40;

const required: ReadonlySet<FeedColumn> = new Set(['stockNumber', 'make', 'model', 'year']);
/** What parts of one value are called: "images.image.url" is an image, "make.name" a make. */
const ofValue =
  /^(?:value|text|name|url|uri|src|href|link|amount|full|large|original|item|entry|string|image|photo|picture|img|feature|option|video|displayvalue|description|loc|content|_|\$t|#text)$/i;
/** What groups columns and has no meaning itself: "details.make" is a make. */
const groups =
  /^(?:vehicle|car|item|listing|stock|details?|specs?|specifications?|attributes?|general|info|information|identification|identity|basics?|data|pricing|prices?|media|registration|rego|fields?|offers?|properties|summary|advert|dealer|location|branch|yard)$/i;
/** Attributes that number or type a value. */
const aside =
  /^(?:order|sort|count|total|sequence|position|index|no|xmlns.*|xsi:.*|xml:.*|@?type|@context|mimetype|width|height)$/i;

/** The vehicles of a tree: whatever repeats and has a make and a model, in whatever wrapping, and its siblings of the same name. */
export function feedOfTree(root: FeedNode): Feed {
  const passedOver: string[] = [];
  const rows = rowsIn(root, [], passedOver, false);
  return { rows: rows.map(({ node, above }) => rowOf(node, above)), passedOver };
}

type Found = { node: FeedNode; above: FeedNode[] };

function rowsIn(node: FeedNode, above: FeedNode[], passedOver: string[], repeats: boolean): Found[] {
  const counts = countsOf(node);
  if (counts.size < 2) return [];
  if (isVehicle(node)) return [{ node, above }];
  if ([...counts.values()].every((count) => count === 1)) return [narrowed(node, above, repeats)];
  const alike = Map.groupBy(node.children, ({ name }) => name);
  const deeper = node.children.map((child) => {
    const isOneOfSeveral = (alike.get(child.name)?.length ?? 0) > 1;
    return { child, found: rowsIn(child, [...above, node], passedOver, isOneOfSeveral) };
  });
  const holding = deeper.filter(({ found }) => found.length > 0);
  const names = new Set(holding.map(({ child }) => child.name));
  const wrappers = holding.filter(({ child, found }) => !found.some((one) => one.node === child));
  if (wrappers.length > 1) passedOver.push(...wrappers.flatMap(({ child }) => textOfWrapper(child)));
  return deeper.flatMap(({ child, found }) => {
    const isSibling = found.length === 0 && names.has(child.name) && child.children.length > 0;
    return isSibling ? [{ node: child, above: [...above, node] }] : found;
  });
}

/** Two of the columns that each vehicle has, among its own children: others below are about other vehicles. */
function isVehicle({ children }: FeedNode): boolean {
  const own = new Set(children.flatMap((child) => columnOf(child) ?? []).filter((column) => required.has(column)));
  return own.has('make') && own.size >= 2;
}

const columnOf = (node: FeedNode): FeedColumn | null => meaningOf(pairOf(node)?.name ?? node.name)?.column ?? null;

/** How often each of the required columns is below. */
function countsOf(node: FeedNode): Map<FeedColumn, number> {
  const counts = new Map<FeedColumn, number>();
  const look = (child: FeedNode) => {
    const column = columnOf(child);
    if (column && required.has(column) && !/^(?:id|type)$/i.test(child.name))
      counts.set(column, (counts.get(column) ?? 0) + 1);
    child.children.forEach(look);
  };
  node.children.forEach(look);
  return counts;
}

/** Fields that a wrapping element may have of its own: a channel has a title, a dealer a name. */
const ofWrapping: ReadonlySet<FeedColumn> = new Set(['description', 'comments', 'location']);
/** And fields that it may have beside the only vehicle of a file. */
const ofFile: ReadonlySet<FeedColumn> = new Set([...ofWrapping, 'stockNumber', 'images', 'status', 'carType']);

/** The innermost element that still holds everything about its only vehicle. */
function narrowed(node: FeedNode, above: FeedNode[], repeats: boolean): Found {
  const holding = node.children.filter((child) => countsOf(child).size >= 2);
  const [only] = holding;
  const passable = repeats ? ofWrapping : ofFile;
  const isWrapping = node.children.every((child) => {
    const column = columnOf(child);
    return child === only || ((column === null || passable.has(column)) && countsOf(child).size === 0);
  });
  return only && holding.length === 1 && isWrapping ? narrowed(only, [...above, node], repeats) : { node, above };
}

function textOfWrapper({ name, line, children }: FeedNode): string[] {
  const written = children
    .filter(({ text, children: own }) => text !== '' && own.length === 0)
    .map((child) => `${child.name} "${child.text}"`);
  return written.length === 0
    ? []
    : [
        `<${name}> on line ${line} (${written.slice(0, 3).join(', ')}) is not read: --dealer or a location code of each vehicle says whose it is`,
      ];
}

function rowOf(node: FeedNode, above: readonly FeedNode[]): FeedRow {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string) => values.set(name, [...(values.get(name) ?? []), value]);
  const location = above
    .flatMap(({ children }) => children)
    .filter((child) => child.text !== '' && columnOf(child) === 'location')
    .at(-1);
  if (location) add(location.name, location.text);
  for (const child of node.children) gather(child, [], add);
  return { line: node.line, values: Object.fromEntries([...values].map(([name, all]) => [name, all.join('|')])) };
}

function gather(node: FeedNode, path: readonly string[], add: (name: string, value: string) => void): void {
  const pair = pairOf(node);
  if (pair) {
    add(pair.name, pair.value);
    return;
  }
  const here = [...path, node.name];
  const isAside = path.length > 0 && node.children.length === 0 && aside.test(node.name) && !meaningOf(here.join('.'));
  if (node.text !== '' && !isAside) add(nameOfPath(here), node.text);
  for (const child of node.children) gather(child, here, add);
}

/** `<field name="Make">Kia</field>`, `{ "key": "make", "value": "Kia" }`. */
function pairOf({ text, children }: FeedNode): { name: string; value: string } | null {
  const key = children.find(
    (child) =>
      /^(?:name|key|field|label|attribute)$/i.test(child.name) &&
      child.children.length === 0 &&
      meaningOf(child.text) !== null,
  );
  if (!key) return null;
  const value =
    children.find((child) => /^(?:value|val|text|content)$/i.test(child.name) && child.children.length === 0)?.text ??
    text;
  return value === '' ? null : { name: key.text, value };
}

function nameOfPath(path: readonly string[]): string {
  const [first = '', ...rest] = path;
  const last = path.at(-1) ?? '';
  const whole = path.join('.');
  if (rest.length === 0 || meaningOf(whole)) return whole;
  if (meaningOf(first) && rest.every((part) => ofValue.test(part))) return first;
  const inner = path.slice(1).join('.');
  if (path.slice(0, -1).every((part) => groups.test(part)) && meaningOf(last)) return last;
  return groups.test(first) && rest.length > 1
    ? nameOfPath(path.slice(1))
    : meaningOf(inner) && groups.test(first)
      ? inner
      : whole;
}
