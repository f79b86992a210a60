import { forbidden, mutationProblem, type Problem } from '../problem.ts';

export function alreadyExists(id: string): Problem {
  return mutationProblem(409, {
    type: 'documentAlreadyExistsError',
    description: `Document by ID ${JSON.stringify(id)} already exists`,
    id,
  });
}

export function documentNotFound(id: string): Problem {
  return mutationProblem(404, {
    type: 'documentNotFoundError',
    description: `The document with the ID ${JSON.stringify(id)} was not found`,
    id,
  });
}

export function revisionMismatch(id: string, current: string | null, expected: string): Problem {
  return mutationProblem(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document ${JSON.stringify(id)} has unexpected revision ID (${current}), expected ${JSON.stringify(expected)}`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  });
}

/** @param referencingIDs those that the caller may read */
export function stillReferenced(id: string, referencingIDs: readonly string[]): Problem {
  const [first] = referencingIDs;
  const from = first === undefined ? 'documents that you may not read' : JSON.stringify(first);
  return mutationProblem(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document ${JSON.stringify(id)} cannot be deleted as there are references to it from ${from}`,
    id,
    referencingIDs,
  });
}

export function missingReference(id: string, target: string): Problem {
  return mutationProblem(409, {
    type: 'documentReferencesNonExistentDocumentError',
    description: `Document ${JSON.stringify(id)} references non-existent document ${JSON.stringify(target)}`,
    id,
    referenceID: target,
  });
}

export function foreignReference(id: string, target: string): Problem {
  return forbidden(
    'refer',
    `Document ${JSON.stringify(id)} may not refer to ${JSON.stringify(target)}, which belongs to others`,
  );
}

/** @param holder null: one that the caller may not read */
export function takenValue(id: string, field: string, holder: string | null): Problem {
  return mutationProblem(409, {
    type: 'documentValueTakenError',
    description: `Document ${JSON.stringify(id)} cannot have this value of ${JSON.stringify(field)}: ${holder === null ? 'another document' : JSON.stringify(holder)} has it`,
    id,
    field,
  });
}

export function refusedContent(id: string, reasons: readonly string[]): Problem {
  return mutationProblem(400, {
    type: 'documentRefusedError',
    description: `Document ${JSON.stringify(id)} cannot be published. ${reasons.slice(0, 20).join(' ')}`,
    id,
  });
}

export function immutableAttribute(attribute: string): Problem {
  return mutationProblem(409, {
    type: 'cannotModifyImmutableAttributeError',
    description: `Cannot modify immutable attribute ${JSON.stringify(attribute)}`,
    attribute,
  });
}

export function malformedId(id: unknown): Problem {
  return mutationProblem(400, {
    type: 'malformedDocumentIDError',
    description: `Malformed document ID: ${JSON.stringify(id)}`,
    id,
  });
}

export function invalidMutation(description: string): Problem {
  return mutationProblem(400, { type: 'validationError', description });
}
