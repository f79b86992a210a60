import type { ExprNode } from 'groq-js';
import { parse } from 'groq-js';
import type { Grants } from '../access/grants.ts';
import { runSync } from '../query/evaluate.ts';
import { parseQuery, QueryParseError } from '../query/parse.ts';
import { type Plan, planTree } from '../query/plan.ts';
import { allowedValues, type Restriction, restrictionOf } from '../query/restriction.ts';
import type { DocumentSource } from '../query/source.ts';
import { isFlat, isNode, type LooseNode } from '../query/tree.ts';
import type { StoredDocument } from '../store/document.ts';

const CANDIDATE = 'candidate';

/** From the whole query down to the `*` that it starts from. */
function chainToEverything(tree: unknown): LooseNode[] | undefined {
  const chain: LooseNode[] = [];
  let node = tree;
  while (isNode(node)) {
    chain.push(node);
    if (node.type === 'Everything') return chain;
    node = node.base;
  }
  return undefined;
}

function isExpression(value: unknown): value is ExprNode {
  return isNode(value);
}

interface Part {
  readonly tree: ExprNode;
  /** Takes no time worth a watchdog. */
  readonly isFlat: boolean;
  readonly restriction: Restriction | undefined;
}

/** The `*[…]` part of a query, asking about one document instead of all; projections, order and slices are left out. */
function filterPart(query: string): Part | undefined {
  const chain = chainToEverything(parse(query));
  if (!chain) return undefined;
  let part: LooseNode = { type: 'Parameter', name: CANDIDATE };
  let restriction: Restriction | undefined;
  let flat = true;
  for (const node of chain.slice(0, -1).reverse()) {
    if (node.type === 'Filter') {
      part = { ...node, base: part };
      restriction ??= restrictionOf(node.expr);
      flat &&= isFlat(node.expr);
    } else if (node.type !== 'Group' && node.type !== 'ArrayCoerce') break;
  }
  return isExpression(part) ? { tree: part, restriction, isFlat: flat } : undefined;
}

/** Decides whether a document belongs to what a listener asked for. */
export class ListenFilter {
  readonly #plan: Plan;
  /** Takes no time worth a watchdog. */
  readonly isFlat: boolean;
  readonly #restriction: ReadonlySet<string> | undefined;
  readonly #field: '_id' | '_type' = '_id';
  readonly #params: Record<string, unknown>;
  readonly #grants: Grants;
  readonly #raw: DocumentSource;
  readonly #identity: string;

  /** @throws QueryParseError also for a query that does not select documents */
  constructor(
    query: string,
    params: Record<string, unknown>,
    who: { grants: Grants; raw: DocumentSource; identity: string },
  ) {
    parseQuery(query, params);
    const part = filterPart(withoutSlice(query, params));
    if (!part) throw new QueryParseError(query, new Error('A listener needs a query of the form *[…]'));
    this.#plan = planTree(part.tree);
    this.isFlat = part.isFlat;
    const { restriction } = part;
    if (restriction && restriction.kind !== 'reference') {
      this.#restriction = new Set(allowedValues(restriction, params));
      this.#field = restriction.kind === 'id' ? '_id' : '_type';
    }
    this.#params = params;
    this.#grants = who.grants;
    this.#raw = who.raw;
    this.#identity = who.identity;
  }

  matches(document: StoredDocument | null): boolean {
    if (!document || (this.#restriction && !this.#restriction.has(document[this.#field]))) return false;
    if (!this.#grants.mayRead(document)) return false;
    const params = { ...this.#params, [CANDIDATE]: [document] };
    const found = runSync(this.#plan, { source: this.#raw, params, identity: this.#identity });
    return Array.isArray(found) && found.length > 0;
  }
}

/** Parameters inside slices stop the parser, and a listener ignores slices. */
function withoutSlice(query: string, params: Record<string, unknown>): string {
  return query.replaceAll(/(\.\.\.?\s*)\$(\w+)/g, (whole, dots: string, name: string) =>
    typeof params[name] === 'number' ? `${dots}${params[name]}` : whole,
  );
}
