/** A node of the syntax tree, read loosely: the walk must not fail at unknown types. */
export interface LooseNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is LooseNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * Rebuilds a tree from its leaves up; `visit` may return another node. The given tree is not
 * changed.
 */
export function rewrite(value: unknown, visit: (node: LooseNode) => LooseNode): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, visit));
  if (!isNode(value)) return value;
  // A constant carries user data, which may itself look like a node.
  if (value.type === 'Value') return visit(value);
  const rebuilt: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) rebuilt[key] = rewrite(inner, visit);
  return visit({ ...rebuilt, type: value.type });
}

export function* nodes(value: unknown): Generator<LooseNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodes(item);
    return;
  }
  if (!isNode(value)) return;
  yield value;
  if (value.type === 'Value') return;
  for (const inner of Object.values(value)) if (typeof inner === 'object') yield* nodes(inner);
}

/** What looks at one document only once, however large it is: comparisons of its fields, put together. */
const FLAT = [
  'And',
  'Or',
  'Not',
  'Group',
  'OpCall',
  'AccessAttribute',
  'Parameter',
  'Value',
  'This',
  'Array',
  'ArrayElement',
];
const FLAT_FUNCTIONS = ['defined', 'references', 'identity', 'path', 'coalesce'];

export function isFlat(expression: unknown): boolean {
  for (const node of nodes(expression)) {
    if (isMadeUpMatch(node)) return false;
    if (node.type === 'FuncCall' && FLAT_FUNCTIONS.includes(String(node.name))) continue;
    if (!FLAT.includes(node.type)) return false;
  }
  return true;
}

/**
 * A `match` whose pattern is put together as the query runs: groq-js makes a regular expression of
 * it, of any cost (match-pattern.ts).
 */
const isMadeUpMatch = ({ type, op, right }: LooseNode): boolean =>
  type === 'OpCall' && op === 'match' && isNode(right) && right.type !== 'Value' && right.type !== 'Parameter';

export function isFunction(node: unknown, namespace: string, name: string): node is LooseNode {
  return isNode(node) && node.type === 'FuncCall' && node.namespace === namespace && node.name === name;
}
