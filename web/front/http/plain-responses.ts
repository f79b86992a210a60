import type { ServerResponse } from 'node:http';
import { secureHeaders } from './secure-headers.ts';

const titles: Record<number, string> = {
  400: 'This address cannot be read',
  403: 'This came from another site',
  404: 'Page not found',
  405: 'This page can only be viewed',
  413: 'This form is too long',
  414: 'This address is too long',
  429: 'Too many attempts',
  500: 'Something went wrong here',
  502: 'This page cannot be loaded right now',
  503: 'This page cannot be shown right now',
  504: 'This page cannot be loaded right now',
};

const allowsRetry = 'What was saved before is safe. This page tries again every few seconds.';

const stillThere = 'Go back: what you filled in is still there.';

const formText = {
  400: { title: 'This form cannot be read', copy: `${stillThere} Please send it again, or give us a call.` },
  413: { title: 'This form is too long', copy: `${stillThere} Please shorten it, or choose a smaller file.` },
  503: { title: 'This form was not sent', copy: `${stillThere} Please send it again in a moment.` },
};

const texts: Record<number, string> = {
  400: 'Check the address for a typing mistake.',
  403: 'Please open our own page and send it from there.',
  404: 'There is nothing at this address.',
  405: 'Use GET or HEAD.',
  413: formText[413].copy,
  414: 'Addresses end at 8,192 characters.',
  429: 'Please wait a quarter of an hour, then try again.',
  500: 'We have noted it. Please try again.',
  502: allowsRetry,
  503: 'Please try again in a moment.',
  504: allowsRetry,
};

/**
 * A small page of the front's own that names no dealer: for addresses that belong to none, and for
 * when nothing else can be shown.
 */
export function plainPage(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  page(response, status, { title: titles[status] ?? 'No response', copy: texts[status] ?? '' }, headers);
}

/** The same for a form that was not accepted. */
export function formPage(
  response: ServerResponse,
  status: 400 | 413 | 503,
  headers: Record<string, string> = {},
): void {
  page(response, status, formText[status], headers);
}

type Texts = { title: string; copy: string };

function page(response: ServerResponse, status: number, { title, copy }: Texts, headers: Record<string, string>): void {
  const html = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:17px/1.5 system-ui,sans-serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem;color:#1b1f24}</style></head><body><main><h1>${title}</h1><p>${copy}</p></main></body></html>`;
  respond(response, status, 'text/html; charset=utf-8', html, {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    ...headers,
  });
}

export function jsonResponse(response: ServerResponse, status: number, body: unknown): void {
  respond(response, status, 'application/json', JSON.stringify(body));
}

export function respond(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy();
  const length = String(Buffer.byteLength(body));
  const more = Object.entries(headers).flat();
  const all = ['Content-Type', type, 'Content-Length', length, 'Cache-Control', 'no-store', ...secureHeaders, ...more];
  response.writeHead(status, all);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
