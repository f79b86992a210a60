/** Whether a text is the id that Postgres and browsers make of a random number, in small letters. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
