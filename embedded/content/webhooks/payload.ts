import { run } from '../query/evaluate.ts';
import { parseQuery } from '../query/parse.ts';
import type { DocumentSource } from '../query/source.ts';
import type { WebhookSetup } from '../setup.ts';
import type { DocumentChange } from '../store/document.ts';

interface Input {
  readonly source: DocumentSource;
  readonly root: unknown;
  readonly before: unknown;
  readonly after: unknown;
  readonly identity: string;
}

/**
 * The body that a webhook gets for a change; undefined: the change is not for it. Filter and projection see the document
 * as it is now, or as it last was when it is gone; before(), after() and delta:: work in both.
 */
export async function webhookPayload(
  hook: WebhookSetup,
  change: DocumentChange,
  source: DocumentSource,
  identity: string,
): Promise<unknown> {
  const { before, after } = change;
  const input: Input = { source, root: after ?? before, before, after, identity };
  if (hook.filter && (await run(parseQuery(hook.filter, {}, 'delta'), input)) !== true) return undefined;
  return hook.projection ? run(parseQuery(`@${hook.projection}`, {}, 'delta'), input) : input.root;
}
