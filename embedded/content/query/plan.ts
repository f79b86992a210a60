import type { ExprNode } from 'groq-js';
import { type Restriction, restrictionOf } from './restriction.ts';
import { isFunction, isNode, type LooseNode, nodes, rewrite } from './tree.ts';

/** A place in the tree that reads documents, and the parameter that carries them in. */
interface Lookup {
  readonly parameter: string;
  readonly restriction: Restriction;
}

/** `[@, _id] match text::query(…)`: the ids of the documents that contain the text, worked out before the run. */
interface TextSearch {
  readonly parameter: string;
  readonly text: unknown;
}

/** The right side of a `match`, fixed before the run: a constant or a parameter. */
interface Pattern {
  readonly parameter: string;
  readonly text: unknown;
}

/**
 * A query ready to run: `*` replaced by parameters where an index can serve it, text::query
 * replaced by id lists.
 */
export interface Plan {
  readonly tree: ExprNode;
  readonly lookups: readonly Lookup[];
  readonly textSearches: readonly TextSearch[];
  readonly patterns: readonly Pattern[];
  /** Some `*` remains that has to see every document. */
  readonly readsEverything: boolean;
  readonly parameters: ReadonlySet<string>;
  /** Set once a run showed that this tree needs groq-js's slower asynchronous evaluator. */
  asynchronous: boolean;
}

function isWholeDocumentMatch(node: LooseNode): boolean {
  if (node.op !== 'match' || !isFunction(node.right, 'text', 'query')) return false;
  if (isNode(node.left) && node.left.type === 'This') return true;
  if (!isNode(node.left) || node.left.type !== 'Array' || !Array.isArray(node.left.elements)) return false;
  return node.left.elements.some((item) => isNode(item) && isNode(item.value) && item.value.type === 'This');
}

function textArgument(node: LooseNode): unknown {
  return isNode(node.right) && Array.isArray(node.right.args) ? node.right.args[0] : undefined;
}

class Planner {
  readonly lookups: Lookup[] = [];
  readonly textSearches: TextSearch[] = [];
  readonly patterns: Pattern[] = [];
  readonly #originals = new Map<LooseNode, LooseNode>();

  visit(node: LooseNode): LooseNode {
    if (node.type === 'OpCall' && node.op === 'match') return this.#match(node);
    if (node.type === 'PipeFuncCall' && node.name === 'score') return this.#score(node);
    if (node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything') return this.#filter(node);
    return node;
  }

  #filter(node: LooseNode): LooseNode {
    const restriction = restrictionOf(node.expr);
    if (!restriction) return node;
    const parameter = `documents ${this.lookups.length}`;
    this.lookups.push({ parameter, restriction });
    return { ...node, base: { type: 'Parameter', name: parameter } };
  }

  #match(node: LooseNode): LooseNode {
    if (!isFunction(node.right, 'text', 'query')) return this.#wildcards(node);
    if (!isWholeDocumentMatch(node)) return this.#wildcards({ ...node, right: textArgument(node) });
    const parameter = `text ${this.textSearches.length}`;
    this.textSearches.push({ parameter, text: textArgument(node) });
    const id = { type: 'AccessAttribute', name: '_id' };
    return { type: 'OpCall', op: 'in', left: id, right: { type: 'Parameter', name: parameter } };
  }

  /** `match` by a pattern of our own, where it is fixed before the run (match-pattern.ts). */
  #wildcards(node: LooseNode): LooseNode {
    if (!isNode(node.right) || (node.right.type !== 'Value' && node.right.type !== 'Parameter')) return node;
    const parameter = `pattern ${this.patterns.length}`;
    this.patterns.push({ parameter, text: node.right });
    const right = { type: 'Parameter', name: parameter };
    const matches = { type: 'OpCall', op: 'in', left: joinedTexts(node.left), right };
    const planned = call('coalesce', [matches, { type: 'Value', value: false }]);
    this.#originals.set(planned, node);
    return planned;
  }

  /** A score counts how often a `match` matches, so it needs the operator itself. */
  #score(node: LooseNode): LooseNode {
    return { ...node, args: this.#restored(node.args) };
  }

  #restored(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#restored(item));
    if (!isNode(value) || value.type === 'Value') return value;
    const original = this.#originals.get(value);
    if (original) return original;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#restored(inner)]));
  }
}

/**
 * The value of `left`, for an operator that takes one text: a list's texts joined, anything else as
 * it is.
 */
function joinedTexts(left: unknown): LooseNode {
  const self = { type: 'This' };
  const isText = { type: 'OpCall', op: '==', left: call('string', [self]), right: self };
  const texts = call('compact', [{ type: 'Filter', base: left, expr: isText }], 'array');
  const joined = call('join', [texts, { type: 'Value', value: ' ' }], 'array');
  return call('coalesce', [joined, left]);
}

function call(name: string, args: unknown[], namespace = 'global'): LooseNode {
  return { type: 'FuncCall', namespace, name, args };
}

function isExpression(value: unknown): value is ExprNode {
  return isNode(value);
}

export function planTree(tree: ExprNode): Plan {
  const planner = new Planner();
  const parameters = new Set<string>();
  for (const node of nodes(tree)) if (node.type === 'Parameter') parameters.add(String(node.name));
  const planned = rewrite(tree, (node) => planner.visit(node));
  if (!isExpression(planned)) throw new Error('a rewritten query is no longer a query');
  let readsEverything = false;
  for (const node of nodes(planned)) if (node.type === 'Everything') readsEverything = true;
  return { tree: planned, ...pick(planner), readsEverything, parameters, asynchronous: false };
}

function pick({ lookups, textSearches, patterns }: Planner): Pick<Plan, 'lookups' | 'textSearches' | 'patterns'> {
  return { lookups, textSearches, patterns };
}
