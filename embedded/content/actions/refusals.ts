import { Problem } from '../problem.ts';

function actionProblem(
  status: number,
  type: string,
  description: string,
  fields: Record<string, unknown> = {},
): Problem {
  return new Problem(status, 'actionError', description, {
    items: [{ error: { type, description, ...fields }, index: 0 }],
  });
}

export function invalidAction(description: string): Problem {
  return actionProblem(400, 'validationError', description);
}

export function unknownAction(actionType: unknown): Problem {
  return actionProblem(
    400,
    'unknownActionError',
    `Action type ${JSON.stringify(actionType)} is not supported by this service`,
  );
}

export function missingDocument(id: string): Problem {
  return actionProblem(404, 'documentNotFoundError', `Document ${JSON.stringify(id)} does not exist`, { id });
}

export function documentExists(id: string): Problem {
  return actionProblem(409, 'documentAlreadyExistsError', `Document ${JSON.stringify(id)} already exists`, { id });
}

export function staleRevision(id: string, current: string | null, expected: string): Problem {
  const description = `Document ${JSON.stringify(id)} has revision ${JSON.stringify(current)}, expected ${JSON.stringify(expected)}`;
  const fields = { id, currentRevisionID: current, expectedRevisionID: expected };
  return actionProblem(409, 'documentRevisionIDDoesNotMatchError', description, fields);
}

export function otherVersionsExist(id: string, versions: readonly string[]): Problem {
  const description = `Document ${JSON.stringify(id)} has drafts that the action does not name: ${versions.join(', ')}`;
  return actionProblem(409, 'documentHasVersionsError', description, { id, versions });
}

/** A refusal of a single write, in the action endpoint's terms. */
export function asActionProblem(error: unknown): unknown {
  if (!(error instanceof Problem) || error.type !== 'mutationError') return error;
  return new Problem(error.status, 'actionError', error.message, error.details);
}
