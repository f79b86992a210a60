import { isNode, type Node, parse, walk } from '@/scripts/lint/syntax-tree.ts';

/** Lines of a file with `as X`, which TypeScript takes on trust; `as const` is none, and `as unknown as X` is one. */
export function castLines(path: string, text: string): number[] {
  const lines: number[] = [];
  const inner = new Set<Node>();
  walk(parse(path, text).program, (node) => {
    if (node.type !== 'TSAsExpression' || inner.has(node)) return;
    if (isNode(node.expression)) inner.add(node.expression);
    if (!isConst(node.typeAnnotation)) lines.push(text.slice(0, node.end).split('\n').length);
  });
  return lines;
}

const isConst = (type: unknown): boolean =>
  isNode(type) && type.type === 'TSTypeReference' && isNode(type.typeName) && type.typeName.name === 'const';
