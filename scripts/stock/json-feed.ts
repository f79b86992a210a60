import type { Feed, FeedRow } from '@/domain/stock/feed/feed-row.ts';
import { deepest, type FeedNode, feedOfTree } from './feed-node.ts';
import { FeedUnreadable, sentence } from './feed-unreadable.ts';

/** The vehicles of a JSON text, or of one with an object on each line. Throws FeedUnreadable when there are none. */
export function jsonFeed(text: string): Feed {
  const { lines: linesOfObjects, depth } = shapeOf(text);
  if (depth > deepest) throw new FeedUnreadable(`The file is nested ${depth} levels deep: ${deepest} are the most.`);
  const whole = parsed(text);
  if ('error' in whole) {
    const lines = linesFeed(text);
    if (lines) return lines;
    throw new FeedUnreadable(`The file is not JSON: ${whole.error}`);
  }
  const feed = feedOfTree(treeOf(whole.value, linesOfObjects));
  if (feed.rows.length === 0)
    throw new FeedUnreadable('The file holds no list of vehicles: none of its objects has a make and a model.');
  return feed;
}

function parsed(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: sentence(error) };
  }
}

/** One object a line; a line that is none is a row that cannot be read. Null when the first line is not an object. */
function linesFeed(text: string): Feed | null {
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, read: line.trim() === '' ? null : parsed(line) }));
  const filled = lines.flatMap(({ line, read }) => (read ? [{ line, read }] : []));
  const [first] = filled;
  if (filled.length < 2 || !first || !('value' in first.read) || !isObject(first.read.value)) return null;
  const rows = filled.map(({ line, read }): FeedRow => {
    if ('error' in read) return { line, values: {}, broken: `is no JSON: ${read.error}` };
    const [row] = feedOfTree(treeOf(read.value, [line])).rows;
    return { line, values: row?.values ?? {} };
  });
  return { rows, passedOver: [] };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `lines` are those of the objects in the order in which they begin. */
function treeOf(value: unknown, lines: readonly number[]): FeedNode {
  let object = 0;
  const nodesOf = (name: string, part: unknown): FeedNode[] => {
    if (Array.isArray(part)) return part.flatMap((entry: unknown) => nodesOf(name, entry));
    if (part === null || part === undefined) return [];
    if (!isObject(part)) return [{ name, line: 1, text: String(part).trim(), children: [] }];
    const line = lines[object++] ?? lines.at(-1) ?? 1;
    return [{ name, line, text: '', children: Object.entries(part).flatMap(([key, one]) => nodesOf(key, one)) }];
  };
  return { name: '', line: 1, text: '', children: nodesOf('vehicle', value) };
}

/** The line on which each object begins, and how many levels of objects and lists there are. */
function shapeOf(text: string): { lines: number[]; depth: number } {
  const lines: number[] = [];
  let line = 1;
  let open = 0;
  let depth = 0;
  for (const [sign] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}\n]/g)) {
    if (sign === '\n') line += 1;
    if (sign === '{') lines.push(line);
    if (sign === '{' || sign === '[') open += 1;
    if (sign === '}' || sign === ']') open -= 1;
    depth = Math.max(depth, open);
  }
  return { lines, depth };
}
