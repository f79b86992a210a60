/** A refusal with the HTTP status and the error object that Sanity's clients understand. */
export class Problem extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Record<string, unknown>;

  constructor(status: number, type: string, description: string, details: Record<string, unknown> = {}) {
    super(description);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  /**
   * The response's body: the hosted service's `{error: {type, description}}`, with `statusCode` as
   * its gateway adds it.
   */
  get body(): Record<string, unknown> {
    return {
      statusCode: this.status,
      error: { type: this.type, description: this.message, ...this.details },
      message: this.message,
    };
  }
}

export function badRequest(description: string): Problem {
  return new Problem(400, 'httpBadRequest', description);
}

export function notFound(description: string): Problem {
  return new Problem(404, 'httpNotFound', description);
}

export function unauthorized(): Problem {
  return new Problem(401, 'httpUnauthorized', 'Unauthorized - Session not found');
}

/** The dataset refused; `permission` is what the caller lacks. */
export function forbidden(permission: string, description = 'Insufficient permissions'): Problem {
  return new Problem(403, 'insufficientPermissionsError', `${description}; permission "${permission}" required`, {
    permission,
  });
}

/** One failed mutation inside a transaction: nothing of the transaction was written. */
export function mutationProblem(
  status: number,
  item: { type: string; description: string } & Record<string, unknown>,
): Problem {
  const description = `The mutation(s) failed: ${item.description}`;
  return new Problem(status, 'mutationError', description, { items: [{ error: item, index: 0 }] });
}
