import { parseSync } from 'vite';
import type { SourceFile } from './source-files.ts';

/** One class as a file writes it. `open` ones are glued to a value (`bg-${x}`): Tailwind cannot see what they become. */
type ClassToken = { path: string; line: number; token: string; open: boolean };

/** A node of the syntax tree (ESTree); what it holds hangs on its type. */
type Node = { type: string; start: number } & Record<string, unknown>;
type Reading = { path: string; text: string; program: Node; seen: Set<Node>; found: ClassToken[] };

/**
 * Every class that a file names: in attributes and properties that end in `className`, in calls of clsx, and in the constants of the file
 * that these lead to (`kinds[kind]`). What a condition compares is no class, and what a CSS module hands over neither.
 */
export function classTokens({ path, text }: Pick<SourceFile, 'path' | 'text'>): ClassToken[] {
  const program = parseSync(path, text, { lang: 'tsx' }).program as unknown as Node;
  const reading: Reading = { path, text, program, seen: new Set(), found: [] };
  walk(program, (node) => {
    const value = classValue(node);
    if (value) collect(value, reading);
  });
  return reading.found;
}

/** The expression that `node` makes a class of, if it is such a place. */
function classValue(node: Node): Node | null {
  if (node.type === 'JSXAttribute') return isClassName(node.name) ? child(node, 'value') : null;
  if (node.type === 'Property') return isClassName(node.key) ? child(node, 'value') : null;
  return isClsx(node) ? node : null;
}

const isClassName = (name: unknown): boolean => isNode(name) && /^className$|ClassName$/.test(String(name.name));
const isClsx = (node: Node): boolean => node.type === 'CallExpression' && child(node, 'callee')?.name === 'clsx';

function collect(node: Node, reading: Reading): void {
  if (reading.seen.has(node)) return;
  reading.seen.add(node);
  if (node.type === 'Literal') addTokens(node, node.value, [false, false], reading);
  else if (node.type === 'TemplateLiteral') collectTemplate(node, reading);
  else if (node.type === 'Identifier') collectConstant(node, reading);
  else for (const part of classParts(node)) collect(part, reading);
}

/** The fields of an expression whose values can reach the class: not conditions, not keys, not arguments of other functions. */
const carrying: Record<string, readonly string[]> = {
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  MemberExpression: ['object'],
  JSXExpressionContainer: ['expression'],
  ParenthesizedExpression: ['expression'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  ObjectExpression: ['properties'],
  Property: ['value'],
  ArrayExpression: ['elements'],
};

const classParts = (node: Node): Node[] =>
  (isClsx(node) ? ['arguments'] : (carrying[node.type] ?? [])).flatMap((field) => [node[field]].flat()).filter(isNode);

function collectTemplate(node: Node, reading: Reading): void {
  const texts = [node.quasis].flat().filter(isNode);
  for (const value of [node.expressions].flat().filter(isNode)) collect(value, reading);
  texts.forEach((text, at) => {
    addTokens(text, (text.value as { cooked: string }).cooked, [at > 0, at < texts.length - 1], reading);
  });
}

/** A name's value where the file declares it as a constant. */
function collectConstant({ name }: Node, reading: Reading): void {
  walk(reading.program, (node) => {
    const value = child(node, 'init');
    if (node.type === 'VariableDeclarator' && child(node, 'id')?.name === name && value) collect(value, reading);
  });
}

/** `[before, after]`: whether a value is glued to the text's beginning and end. */
function addTokens(node: Node, value: unknown, [before, after]: [boolean, boolean], reading: Reading): void {
  if (typeof value !== 'string') return;
  const line = reading.text.slice(0, node.start).split('\n').length;
  const tokens = value.split(/\s+/);
  tokens.forEach((token, at) => {
    const open = (before && at === 0) || (after && at === tokens.length - 1);
    if (token) reading.found.push({ path: reading.path, line, token, open });
  });
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) for (const part of [value].flat()) if (isNode(part)) walk(part, visit);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function child(node: Node, field: string): Node | null {
  const value = node[field];
  return isNode(value) ? value : null;
}
