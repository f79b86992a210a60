/** The file cannot be read as a feed at all; one sentence for the person who runs the import. */
export class FeedUnreadable extends Error {
  override readonly name = 'FeedUnreadable';
}

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
