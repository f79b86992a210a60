const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

/** Why a member may not have this password, as a sentence; null where they may. */
export function passwordProblem(password: string, { name, email }: { name: string; email: string }): string | null {
  if (password.length < MIN_LENGTH) return `The password needs at least ${MIN_LENGTH} characters.`;
  if (password.length > MAX_LENGTH) return `The password can have ${MAX_LENGTH} characters at most.`;
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase()) return 'The password must not be your email.';
  if (plain === name.toLowerCase()) return 'The password must not be your name.';
  return null;
}
