/** A path of the site, a place on the page, a web address, a phone or a mailbox; never a script, whatever its letters or its case. */
const safe = /^(?:\/(?![/\\])|#|https?:\/\/|tel:|mailto:)/i;

export const isSafeHref = (href: string): boolean => safe.test(href);

/** Fields of content that hold addresses: `href`, `linkHref`, `url`, `overrideUrl`. */
const holdsAddress = /(?:href|url)$/i;

/** Content in which an address that is not safe is missing, so that whatever shows it shows no link (BLK-09). Nothing else changes. */
export function withSafeLinks<Content>(content: Content): Content {
  return clean(content) as Content;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isUnsafe(name, field) ? null : clean(field)]),
  );
}

const isUnsafe = (name: string, field: unknown): boolean =>
  typeof field === 'string' && field !== '' && holdsAddress.test(name) && !isSafeHref(field);
