import type { HttpResponse } from '../http/call.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

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

/** The sign-in form. */
export function loginPage(page: LoginPage): HttpResponse {
  const { status, headers } = page;
  return plainPage({ title: 'Sign in to the studio', main: signInForm(page), status, headers });
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
  return plainPage({ title: `Continue as ${next}?`, main });
}
