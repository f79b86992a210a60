/**
 * On every response: no guessing of types, no page addresses passed to other sites, no camera or
 * microphone.
 */
export const secureHeaders = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Permissions-Policy',
  'camera=(), microphone=()',
] as const;

/** For responses that bring no policy of their own: no other site frames them. */
export const plainPolicy = "frame-ancestors 'self'";

/** A year of https alone, for a browser that came by https. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'] as const;
