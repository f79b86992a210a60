import { createHash } from 'node:crypto';
import type { HttpResponse } from '../http/call.ts';

const STYLE = `
:root{color-scheme:light;--ink:#16181d;--quiet:#5b6270;--line:#d5d9e0;--paper:#fff;--accent:#1f4fd8;--bad:#b3261e}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#eef0f4;color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:400px;background:var(--paper);border-radius:16px;padding:40px 36px;box-shadow:0 1px 2px #10182014,0 16px 48px #1018201f}
svg{display:block;margin-bottom:20px}
h1{margin:0 0 4px;font-size:24px;line-height:1.25;letter-spacing:-.01em}
p{margin:0 0 24px;color:var(--quiet)}
.problem{margin:0 0 20px;padding:12px 14px;border-radius:10px;background:#fdecea;color:var(--bad);font-weight:500}
label{display:block;margin:0 0 6px;font-weight:600;font-size:14px}
input{width:100%;height:48px;margin:0 0 18px;padding:0 14px;border:1px solid var(--line);border-radius:10px;font:inherit;color:inherit;background:#fff}
input:read-only{background:#f3f5f8}
input:focus-visible,button:focus-visible{outline:3px solid #1f4fd852;outline-offset:1px;border-color:var(--accent)}
button{width:100%;height:48px;border:0;border-radius:10px;background:var(--accent);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#173fb0}
.other{margin:20px 0 0}
a{color:var(--accent)}
@media(max-width:440px){main{padding:32px 24px}}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

interface PlainPage {
  readonly title: string;
  /** HTML; its texts are escaped. */
  readonly main: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One self-contained page that runs no script. */
export function plainPage({ title, main, status = 200, headers }: PlainPage): HttpResponse {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    'img-src data:',
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ];
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'same-origin',
      ...headers,
    },
    body: html(title, main),
  };
}

function html(title: string, main: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" rx="12" fill="#1f4fd8"/><path d="M13 30V15h18M13 22.5h13" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/></svg>
${main}
</main>
</body>
</html>
`;
}
