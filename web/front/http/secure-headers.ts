/** On every answer, whatever it is: no guessing of types, no addresses of pages told to others, no camera or microphone. */
export const secureHeaders = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Permissions-Policy',
  'camera=(), microphone=()',
] as const;

/** Of answers that bring no policy of their own: no other site frames them. */
export const plainPolicy = "frame-ancestors 'self'";

/** A year of https alone, for who came by it. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'] as const;
