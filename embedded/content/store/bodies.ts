import { badRequest } from '../problem.ts';
import { limits, transactionTooLarge } from '../query/limits.ts';
import type { DocumentChange } from './document.ts';

/**
 * Each changed document as it is stored, null where it is deleted. @throws Problem 400 for too much
 * nesting, 413 for too much text
 */
export function bodiesOf(changes: readonly DocumentChange[]): (string | null)[] {
  let characters = 0;
  return changes.map(({ after }) => {
    if (!after) return null;
    checkNesting(after);
    const body = JSON.stringify(after);
    characters += body.length;
    if (characters > limits.transactionCharacters)
      throw transactionTooLarge(`${limits.transactionCharacters} characters of documents`);
    return body;
  });
}

/** Refuses nesting that is deeper than any content, and would overflow a reader's stack. @throws Problem 400 */
export function checkNesting(value: unknown, left: number = limits.nesting): void {
  if (typeof value !== 'object' || value === null) return;
  if (left === 0) throw badRequest(`Lists and objects may be nested ${limits.nesting} deep`);
  for (const inner of Object.values(value)) checkNesting(inner, left - 1);
}
