const DRAFT = 'drafts.';
const VERSION = 'versions.';

function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT);
}

export function isVersionId(id: string): boolean {
  return id.startsWith(VERSION);
}

export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id);
}

/** `drafts.car` and `versions.r1.car` → `car`. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFT.length);
  if (!isVersionId(id)) return id;
  const dot = id.indexOf('.', VERSION.length);
  return dot === -1 ? id : id.slice(dot + 1);
}

export function draftId(id: string): string {
  return DRAFT + publishedId(id);
}

/** The id of a document in a bundle: `published`, `drafts` or a release name. */
export function idInBundle(published: string, bundle: string): string {
  if (bundle === 'published') return published;
  return bundle === 'drafts' ? DRAFT + published : `${VERSION}${bundle}.${published}`;
}

const VALID = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,126}[A-Za-z0-9_-])?$/;

/** Sanity's rule: at most 128 of a-z A-Z 0-9 _ . - ; no leading dash or dot, no trailing or double dot. */
export function isValidId(id: string): boolean {
  return VALID.test(id) && !id.includes('..');
}
