import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript); what it holds hangs on its type. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export function parse(path: string, text: string): { program: Node; comments: { value: string; start: number }[] } {
  const { program, comments } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  return { program: program as unknown as Node, comments };
}

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner, visit);
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
