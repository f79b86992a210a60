/** An error that the person at the terminal can repair. Its message is one plain sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What to print for an error at the top of a command: the sentence, or the stack of what was not foreseen. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
