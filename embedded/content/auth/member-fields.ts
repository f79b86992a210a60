import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { RoleSetup } from '../setup.ts';

const MESSAGES = {
  body: 'An invitation has the fields name, email, role and site, and no others.',
  name: 'The name needs 1 to 100 characters, without control characters.',
  email: 'The email must be an address with at most 200 characters.',
  site: 'The site must be 1 to 60 lower-case letters, digits and hyphens.',
  noSite: 'Choose the site: only those who manage everything work without one.',
};

/** Control characters and those that turn the direction of text: a name is shown among others. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const shape = z.strictObject(
  {
    name: z
      .string(MESSAGES.name)
      .trim()
      .min(1, MESSAGES.name)
      .max(100, MESSAGES.name)
      .refine((name) => !UNFIT.test(name), MESSAGES.name),
    email: z.string(MESSAGES.email).trim().toLowerCase().max(200, MESSAGES.email).pipe(z.email(MESSAGES.email)),
    role: z.string(),
    site: z
      .string(MESSAGES.site)
      .regex(/^[a-z0-9-]{1,60}$/, MESSAGES.site)
      .optional(),
  },
  MESSAGES.body,
);

export type MemberFields = z.infer<typeof shape>;

interface Roles {
  readonly roles: readonly Pick<RoleSetup, 'name'>[];
  readonly managesEverything: (role: string) => boolean;
}

/** Reads what an administrator sends to invite a member. @throws Problem 400, with the field that is wrong */
export function readMemberFields(body: unknown, { roles, managesEverything }: Roles): MemberFields {
  const names = roles.map(({ name }) => name);
  const parsed = shape.safeParse(body, {
    error: ({ path }) => (path?.[0] === 'role' ? `Choose one of the roles ${names.join(', ')}.` : undefined),
  });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw refused(issue?.message ?? MESSAGES.body, issue?.path[0]);
  }
  if (!names.includes(parsed.data.role)) throw refused(`Choose one of the roles ${names.join(', ')}.`, 'role');
  if (parsed.data.site === undefined && !managesEverything(parsed.data.role)) throw refused(MESSAGES.noSite, 'site');
  return parsed.data;
}

function refused(message: string, field: PropertyKey | undefined): Problem {
  return new Problem(400, 'httpBadRequest', message, field === undefined ? {} : { field });
}
