import { type ExprNode, parse } from 'groq-js';
import { mayBeShared } from '@/domain/site/owned-documents.ts';

/**
 * The lists of a GROQ query that are not bound to one owner, as written; empty when all are. A list is bound when every way through
 * its condition compares its owner (`site._ref`, `template._ref`, or the slug of a site with `$site`).
 */
export function unboundLists(query: string): string[] {
  const nodes = nodesOf(parse(query));
  const filters = nodes.filter((node) => node.type === 'Filter').filter(({ base }) => base.type === 'Everything');
  const unfiltered = nodes.filter(({ type }) => type === 'Everything').length - filters.length;
  return [
    ...filters.filter(({ expr }) => !bound(expr)).map(({ expr }) => JSON.stringify(expr)),
    ...Array.from({ length: unfiltered }, () => '* without a condition'),
  ];
}

function bound(condition: ExprNode): boolean {
  if (condition.type === 'Group') return bound(condition.base);
  if (condition.type === 'And') {
    const parts = conjuncts(condition);
    return (
      parts.some(bound) ||
      (parts.some(names('manufacturer')) && lacksOwners(parts)) ||
      (parts.some(names('group')) && lacksOwners(parts)) ||
      (parts.some(namesShared) && parts.some((part) => boundOrUnowned(part)))
    );
  }
  if (condition.type === 'Or') return bound(condition.left) && bound(condition.right);
  if (condition.type !== 'OpCall' || condition.op !== '==') return false;
  return namesOwner(condition.left, condition.right) || namesOwner(condition.right, condition.left);
}

const namesShared = (node: ExprNode): boolean =>
  node.type === 'OpCall' &&
  node.op === '==' &&
  pathOf(node.left) === '_type' &&
  node.right.type === 'Value' &&
  typeof node.right.value === 'string' &&
  mayBeShared(node.right.value);

function boundOrUnowned(node: ExprNode): boolean {
  if (node.type === 'Group') return boundOrUnowned(node.base);
  if (node.type === 'Or') return boundOrUnowned(node.left) && boundOrUnowned(node.right);
  return lacksOwners(conjuncts(node)) || bound(node);
}

const conjuncts = (node: ExprNode): ExprNode[] =>
  node.type === 'And' ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];

/** What a manufacturer or a group gives to all its dealers is no dealer's: such a list leaves out whatever a site or a template owns. */
const names = (layer: 'manufacturer' | 'group') => (node: ExprNode) =>
  node.type === 'OpCall' &&
  node.op === '==' &&
  pathOf(node.left) === `${layer}._ref` &&
  pathOf(node.right) !== `${layer}._ref`;

const lacksOwners = (parts: ExprNode[]): boolean => ['site', 'template'].every((owner) => parts.some(lacks(owner)));

const lacks = (owner: string) => (node: ExprNode) =>
  node.type === 'Not' &&
  node.base.type === 'FuncCall' &&
  node.base.name === 'defined' &&
  (node.base.args as ExprNode[]).some((it) => pathOf(it) === owner);

function namesOwner(side: ExprNode, other: ExprNode): boolean {
  const path = pathOf(side);
  if (path === 'slug.current') return other.type === 'Parameter' && other.name === 'site';
  return (path === 'site._ref' || path === 'template._ref') && pathOf(other) !== path;
}

/** `site._ref` for that attribute of the document at hand; empty for anything else. */
function pathOf(node: ExprNode): string {
  if (node.type !== 'AccessAttribute') return '';
  if (!node.base || node.base.type === 'This') return node.name;
  const base = pathOf(node.base);
  return base && `${base}.${node.name}`;
}

function nodesOf(value: unknown): ExprNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return isNode(value) ? [value, ...below] : below;
}

const isNode = (value: unknown): value is ExprNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
