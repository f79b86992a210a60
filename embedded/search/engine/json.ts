export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parsed text, or undefined when it is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** JSON texts with commas between them. Not `join`, which copies all of a long text where adding only notes the pieces until it is sent. */
export function commaSeparated(texts: readonly string[]): string {
  let list = '';
  for (const text of texts) list += list === '' ? text : `,${text}`;
  return list;
}
