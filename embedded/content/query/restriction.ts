import type { StoredDocument } from '../store/document.ts';
import type { DocumentSource } from './source.ts';
import { isFunction, isNode, type LooseNode } from './tree.ts';

/** A value fixed when the query runs: written in the query, or the name of a parameter. */
type Operand = { readonly constant: unknown } | { readonly parameter: string };

/** What a filter on `*` demands at least of a document, as far as an index can use it. */
export interface Restriction {
  readonly kind: 'id' | 'reference' | 'type';
  readonly operands: readonly Operand[];
}

const PREFERENCE = ['id', 'reference', 'type'] as const;

function operands(node: unknown): Operand[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Value') return [{ constant: node.value }];
  if (node.type === 'Parameter') return [{ parameter: String(node.name) }];
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined;
  const all: Operand[] = [];
  for (const element of node.elements) {
    const inner = isNode(element) && !element.isSplat ? operands(element.value) : undefined;
    if (!inner) return undefined;
    all.push(...inner);
  }
  return all;
}

function ownField(node: unknown): string | undefined {
  return isNode(node) && node.type === 'AccessAttribute' && node.base === undefined ? String(node.name) : undefined;
}

function comparison(node: LooseNode): Restriction | undefined {
  if (node.op !== '==' && node.op !== 'in') return undefined;
  let field = ownField(node.left);
  let other = node.right;
  if (!field && node.op === '==') {
    field = ownField(node.right);
    other = node.left;
  }
  if (field !== '_id' && field !== '_type') return undefined;
  const found = operands(other);
  return found && { kind: field === '_id' ? 'id' : 'type', operands: found };
}

function either(left: Restriction | undefined, right: Restriction | undefined): Restriction | undefined {
  if (!left || left.kind !== right?.kind) return undefined;
  return { kind: left.kind, operands: [...left.operands, ...right.operands] };
}

function best(left: Restriction | undefined, right: Restriction | undefined): Restriction | undefined {
  if (!left || !right) return left ?? right;
  return PREFERENCE.indexOf(left.kind) <= PREFERENCE.indexOf(right.kind) ? left : right;
}

/**
 * The strongest index restriction that every document passing `filter` fulfils; undefined: there is
 * none.
 */
export function restrictionOf(filter: unknown): Restriction | undefined {
  if (!isNode(filter)) return undefined;
  if (filter.type === 'Group') return restrictionOf(filter.base);
  if (filter.type === 'And') return best(restrictionOf(filter.left), restrictionOf(filter.right));
  if (filter.type === 'Or') return either(restrictionOf(filter.left), restrictionOf(filter.right));
  if (filter.type === 'OpCall') return comparison(filter);
  if (!isFunction(filter, 'global', 'references') || !Array.isArray(filter.args)) return undefined;
  const found = filter.args.map(operands);
  return found.every((list) => list !== undefined) ? { kind: 'reference', operands: found.flat() } : undefined;
}

/** The texts that a restriction allows, once the parameters are given. */
export function allowedValues(restriction: Restriction, params: Record<string, unknown>): string[] {
  const values = restriction.operands.flatMap((operand) =>
    'constant' in operand ? operand.constant : params[operand.parameter],
  );
  return [...new Set(values.filter((value): value is string => typeof value === 'string'))];
}

function byId(left: StoredDocument, right: StoredDocument): number {
  return left._id < right._id ? -1 : 1;
}

/** The documents that can pass a filter with this restriction, ordered by id. */
export function candidates(
  restriction: Restriction,
  params: Record<string, unknown>,
  source: DocumentSource,
): readonly StoredDocument[] {
  const values = allowedValues(restriction, params);
  if (restriction.kind === 'type') return [...source.ofTypes(values)].sort(byId);
  if (restriction.kind === 'reference') return [...source.referencing(values)].sort(byId);
  return values
    .map((id) => source.get(id))
    .filter((document) => document !== undefined)
    .sort(byId);
}
