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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

interface LoginPage {
  readonly email: string;
  readonly problem?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function signInForm({ email, problem }: LoginPage): string {
  const alert = problem ? `<div class="problem" role="alert" id="problem">${escapeHtml(problem)}</div>` : '';
  const described = problem ? ' aria-describedby="problem" aria-invalid="true"' : '';
  const [emailFocus, passwordFocus] = email === '' ? [' autofocus', ''] : ['', ' autofocus'];
  return `<h1>Sign in to the studio</h1>
<p>Edit pages, menus, banners and offers of your site.</p>
${alert}<form method="post">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${emailFocus}${described}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${passwordFocus}${described}>
<button type="submit">Sign in</button>
</form>`;
}

function html(title: string, main: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
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

/** The sign-in form: one self-contained page that runs no script. */
export function loginPage(page: LoginPage): HttpResponse {
  return plainPage(page.status ?? 200, html('Sign in to the studio', signInForm(page)), page.headers);
}

interface Handover {
  /** Name of the person who is signed in here; null for no one. */
  readonly present: string | null;
  /** Name of the one whom the link signs in. */
  readonly next: string;
  readonly code: string;
  readonly origin: string;
}

/**
 * Needs a click: another person's link would else sign this browser in as that person, unseen, and
 * its user would then write as them.
 */
export function handoverPage({ present, next, code, origin }: Handover): HttpResponse {
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const stands =
    present === null
      ? `This link signs you in as ${escapeHtml(next)}.`
      : `You are signed in here as ${escapeHtml(present)}. This link signs you in as ${escapeHtml(next)} instead.`;
  const other =
    present === null
      ? ''
      : `<p class="other"><a href="${escapeHtml(origin)}">Stay signed in as ${escapeHtml(present)}</a></p>`;
  const main = `<h1>Continue as ${escapeHtml(next)}?</h1>
<p>${stands} If you are not ${escapeHtml(next)}, close this page.</p>
<form method="post" action="handoff/confirm">
${field('code', code)}${field('origin', origin)}
<button type="submit">Continue as ${escapeHtml(next)}</button>
</form>
${other}`;
  return plainPage(200, html(`Continue as ${escapeHtml(next)}?`, main));
}

function plainPage(status: number, body: string, headers: Readonly<Record<string, string>> = {}): HttpResponse {
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
    body,
  };
}
