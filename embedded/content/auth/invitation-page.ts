import type { HttpResponse } from '../http/call.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

interface InvitationPage {
  readonly name: string;
  readonly email: string;
  readonly code: string;
  /** Name of another person who is signed in here; null for no one. */
  readonly present: string | null;
  readonly problem?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The form in which a member chooses a password. Programs that read mail open its address, so that
 * opening it uses nothing up.
 */
export function invitationPage(page: InvitationPage): HttpResponse {
  const { name, email, code, present, problem, status, headers } = page;
  const replaces =
    present === null ? '' : `\n<p>You are signed in here as ${escapeHtml(present)}, who is signed out.</p>`;
  const alert = problem ? `<div class="problem" role="alert" id="problem">${escapeHtml(problem)}</div>\n` : '';
  const described = problem ? 'aria-describedby="problem rule" aria-invalid="true"' : 'aria-describedby="rule"';
  const main = `<h1>Welcome, ${escapeHtml(name)}</h1>
<p>Choose a password to sign in to the studio.</p>${replaces}
${alert}<form method="post" action="invitation">
<input type="hidden" name="code" value="${escapeHtml(code)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="12" maxlength="200" autofocus ${described}>
<p id="rule">At least 12 characters.</p>
<button type="submit">Set password and sign in</button>
</form>`;
  return plainPage({ title: 'Choose a password', main, status, headers });
}

/** The same for a code that was used, is too old or never was one. */
export function usedInvitationPage(): HttpResponse {
  const main = `<h1>This link does not work any more</h1>
<p>This link has been used or is too old. Ask the person who sent it for a new one.</p>
<p class="other"><a href="login">Sign in</a></p>`;
  return plainPage({ title: 'This link does not work any more', main, status: 410 });
}
