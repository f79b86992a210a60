/** Circles in a graph: each group of files that reach each other, in order of name (Tarjan's strongly connected components). */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const state: Walk = { graph, order: new Map(), low: new Map(), stack: [], onStack: new Set(), cycles: [] };
  for (const node of graph.keys()) if (!state.order.has(node)) visit(node, state);
  return state.cycles;
}

type Walk = {
  graph: ReadonlyMap<string, readonly string[]>;
  order: Map<string, number>;
  low: Map<string, number>;
  stack: string[];
  onStack: Set<string>;
  cycles: string[][];
};

function visit(node: string, walk: Walk): void {
  const number = walk.order.size;
  walk.order.set(node, number);
  walk.low.set(node, number);
  walk.stack.push(node);
  walk.onStack.add(node);
  for (const next of walk.graph.get(node) ?? []) {
    if (!walk.order.has(next)) visit(next, walk);
    if (walk.onStack.has(next)) lower(walk, node, walk.low.get(next) ?? number);
  }
  if (walk.low.get(node) === number) close(node, walk);
}

function lower({ low }: Walk, node: string, to: number): void {
  low.set(node, Math.min(low.get(node) ?? to, to));
}

function close(node: string, { graph, stack, onStack, cycles }: Walk): void {
  const group = stack.splice(stack.lastIndexOf(node));
  for (const member of group) onStack.delete(member);
  if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group.sort());
}
