/** A thing with fields of which nothing is sure yet, as JSON from outside and documents in a form are; no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its fields; none if it is not an object. */
export const unknownFields = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
