import { setCookie } from './cookies.ts';

/** Our own cookie of draft mode; Next's, which is one value per build, never leaves this process. */
export const previewCookie = 'forecourt_preview';

/** `Set-Cookie` that ends the preview. */
export const closedPreview = setCookie(previewCookie, '', { maxAge: 0, secure: false });
