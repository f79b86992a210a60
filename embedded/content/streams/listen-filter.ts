import type { ExprNode } from 'groq-js';
import { parse } from 'groq-js';
import type { Grants } from '../access/grants.ts';
import { runSync } from '../query/evaluate.ts';
import { checkParameters } from '../query/evaluate-query.ts';
import { parseQuery, QueryParseError } from '../query/parse.ts';
import { type Plan, planTree } from '../query/plan.ts';
import { allowedValues, type Restriction, restrictionOf } from '../query/restriction.ts';
import type { DocumentSource } from '../query/source.ts';
import { isFlat, isNode, type LooseNode } from '../query/tree.ts';
import type { DocumentChange, StoredDocument } from '../store/document.ts';

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

/** A query to listen to, read. */
interface Parsed {
  /** Of the whole query: which parameters it has. */
  readonly whole: Plan;
  /** Of its filter, which tests one document. */
  readonly plan: Plan;
  /** Takes no time worth a watchdog. */
  readonly isFlat: boolean;
  readonly restriction: Restriction | undefined;
}

type Part = Pick<Parsed, 'isFlat' | 'restriction'> & { readonly tree: ExprNode };

const MAX_CACHED = 500;
/** A longer one is read each time, in characters: the trees of hundreds of them would fill the memory. */
const MAX_CACHED_LENGTH = 4_000;
const cached = new Map<string, Parsed>();

/** Whether it was read before, and costs nothing. */
export const isCachedQuery = (query: string, params: Record<string, unknown>): boolean =>
  cached.has(withoutSlice(query, params));

/** @throws QueryParseError also for a query that does not select documents */
function parsed(query: string): Parsed {
  const found = cached.get(query);
  if (found) return found;
  const whole = parseQuery(query);
  const part = filterPart(query);
  if (!part) throw new QueryParseError(query, new Error('A listener needs a query of the form *[…]'));
  const made = { whole, plan: planTree(part.tree), isFlat: part.isFlat, restriction: part.restriction };
  if (query.length > MAX_CACHED_LENGTH) return made;
  const [oldest] = cached.keys();
  if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  cached.set(query, made);
  return made;
}

/**
 * The `*[…]` part of a query, testing one document instead of all; projections, order and slices
 * are left out.
 */
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

/** Decides whether a document belongs to what a listener subscribed to. */
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

  /** @throws Problem, QueryParseError also for a query that does not select documents */
  constructor(
    query: string,
    params: Record<string, unknown>,
    who: { grants: Grants; raw: DocumentSource; identity: string },
  ) {
    const text = withoutSlice(query, params);
    const { whole, plan, isFlat, restriction } = parsed(text);
    checkParameters(whole, params, text);
    this.#plan = plan;
    this.isFlat = isFlat;
    if (restriction && restriction.kind !== 'reference') {
      this.#restriction = new Set(allowedValues(restriction, params));
      this.#field = restriction.kind === 'id' ? '_id' : '_type';
    }
    this.#params = params;
    this.#grants = who.grants;
    this.#raw = who.raw;
    this.#identity = who.identity;
  }

  /**
   * The change as the reader may read it: a side that the reader may not read is missing, and so
   * are the steps that lead to it or away from it.
   */
  readable(change: DocumentChange): DocumentChange {
    const before = this.#readableSide(change.before);
    const after = this.#readableSide(change.after);
    if (before === change.before && after === change.after) return change;
    return {
      ...change,
      before,
      after,
      mutations: [after ? { createOrReplace: after } : { delete: { id: change.id } }],
    };
  }

  #readableSide(document: StoredDocument | null): StoredDocument | null {
    return document && this.#grants.mayRead(document) ? document : null;
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
