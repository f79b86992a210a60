/** Weak comparison, as If-None-Match requires (RFC 9110, 13.1.2). */
export function isCurrent(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** Whether an Accept-Encoding header names this coding without refusing it by `q=0`. */
export function acceptsEncoding(header: string, coding: 'br' | 'gzip'): boolean {
  const at = header.indexOf(coding);
  if (at < 0) return false;
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + coding.length));
}
