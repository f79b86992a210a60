import { evaluate, evaluateSync, toJS } from 'groq-js';
import { MatchPattern } from './match-pattern.ts';
import type { Plan } from './plan.ts';
import { candidates } from './restriction.ts';
import type { DocumentSource } from './source.ts';
import { textSearch } from './text-search.ts';
import { isNode } from './tree.ts';

export interface EvaluationInput {
  readonly source: DocumentSource;
  readonly params?: Record<string, unknown>;
  /** The value of identity(). */
  readonly identity?: string;
  /** The value of now(). */
  readonly now?: Date;
  /** The value of `@` at the top of the query. */
  readonly root?: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Called with every id that a reference was followed to, found or not. */
  readonly onDereference?: (id: string) => void;
}

/** Of a constant or a parameter. */
function constantValue(node: unknown, given: Record<string, unknown>): unknown {
  if (!isNode(node)) return '';
  return node.type === 'Parameter' ? given[String(node.name)] : node.value;
}

function options(plan: Plan, input: EvaluationInput) {
  const given = input.params ?? {};
  const params: Record<string, unknown> = { ...given };
  for (const { parameter, text } of plan.textSearches) {
    params[parameter] = textSearch(constantValue(text, given), input.source);
  }
  for (const { parameter, text } of plan.patterns) params[parameter] = new MatchPattern(constantValue(text, given));
  // After the text searches: a restriction may name the ids that they found.
  for (const lookup of plan.lookups) params[lookup.parameter] = candidates(lookup.restriction, params, input.source);
  return {
    params,
    dataset: plan.readsEverything ? input.source.all() : [],
    dereference: ({ _ref }: { _ref: string }) => {
      input.onDereference?.(_ref);
      return input.source.get(_ref) ?? null;
    },
    identity: input.identity ?? 'anonymous',
    timestamp: input.now ?? new Date(),
    root: input.root,
    ...(input.before === undefined ? {} : { before: input.before }),
    ...(input.after === undefined ? {} : { after: input.after }),
  };
}

/** Runs a plan in one go. Throws for the few GROQ functions that groq-js can only evaluate asynchronously. */
export function runSync(plan: Plan, input: EvaluationInput): unknown {
  return toJS(evaluateSync(plan.tree, options(plan, input)));
}

/** Runs a plan; the synchronous evaluator is several times faster, so it goes first. */
export async function run(plan: Plan, input: EvaluationInput): Promise<unknown> {
  const prepared = options(plan, input);
  if (!plan.asynchronous) {
    try {
      return toJS(evaluateSync(plan.tree, prepared));
    } catch {
      const value = await (await evaluate(plan.tree, prepared)).get();
      plan.asynchronous = true;
      return value;
    }
  }
  return (await evaluate(plan.tree, prepared)).get();
}
