import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseQuery } from './query/parse.ts';

const grant = z.strictObject({
  /** GROQ, evaluated with the document as `@`; `$site` is the user's site, `identity()` the user's id. */
  filter: z.string().min(1),
  /**
   * `refer`: strong references, which keep their target from being deleted, are made to such
   * documents alone; a role without it refers to any.
   */
  permissions: z.array(
    z.enum(['read', 'create', 'update', 'publish', 'delete', 'refer', 'history', 'editHistory', 'manage']),
  ),
});

const webhook = z.strictObject({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  secret: z.string().min(1),
  filter: z.string().optional(),
  projection: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

const user = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  email: z.email(),
  password: z.string().min(1),
  roles: z.array(z.string()),
  site: z.string().optional(),
});

/**
 * What is retained of the history: every change for `days`, and at least the `newest` ones of a
 * document that exists; less where the store has more than `megabytes`.
 */
const history = z.strictObject({
  days: z.number().positive().default(90),
  newest: z.int().positive().default(100),
  megabytes: z.number().positive().default(4_000),
  everySeconds: z.number().positive().max(100_000).default(600),
});

const setup = z.strictObject({
  projectId: z.string().regex(/^[a-z0-9-]+$/),
  dataset: z.string().regex(/^[a-z0-9_-]+$/),
  tokens: z.array(z.strictObject({ token: z.string().min(16), name: z.string().min(1), roles: z.array(z.string()) })),
  users: z.array(user),
  roles: z.array(z.strictObject({ name: z.string().min(1), title: z.string(), grants: z.array(grant) })),
  webhooks: z.array(webhook).default([]),
  /** Fields of which no two published documents of a type have the same value. */
  unique: z.array(z.strictObject({ type: z.string().min(1), field: z.string().min(1) })).default([]),
  /**
   * A function of a module that checks every document that is published; without it the service
   * does not start.
   */
  check: z.strictObject({ module: z.string().min(1), name: z.string().min(1) }).optional(),
  history: history.prefault({}),
  /** How long one query may take in a thread of its own. */
  slowQueryMilliseconds: z.int().positive().optional(),
  cookieName: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .default('contentSession'),
  /** Where browsers see this service, when a proxy puts it below a path. */
  publicPath: z
    .string()
    .regex(/^(\/[A-Za-z0-9_-]+)*$/)
    .default(''),
});

export type Setup = z.infer<typeof setup>;
export type RoleSetup = Setup['roles'][number];
export type WebhookSetup = Setup['webhooks'][number];
export type UserSetup = Setup['users'][number];

/** What remains after the start: clear passwords are not. */
export type Configuration = Omit<Setup, 'users'> & { readonly users: readonly Omit<UserSetup, 'password'>[] };

export function withoutPasswords(value: Setup): Configuration {
  return { ...value, users: value.users.map(({ password: _password, ...user }) => user) };
}

/** A start that cannot succeed; the message is one sentence for the person who started it. */
export class SetupError extends Error {}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SetupError(
      `CONTENT_SETUP: the file ${path} cannot be read (${error instanceof Error ? error.message : error}).`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SetupError(
      `CONTENT_SETUP: the file ${path} is not JSON (${error instanceof Error ? error.message : error}).`,
    );
  }
}

function checkGroq(what: string, query: string, mode: 'normal' | 'delta'): void {
  try {
    parseQuery(query, {}, mode);
  } catch (error) {
    throw new SetupError(`CONTENT_SETUP: ${what} is not valid GROQ: ${error instanceof Error ? error.message : error}`);
  }
}

function checkNames(value: Setup): void {
  const names = new Set(value.roles.map((role) => role.name));
  for (const holder of [...value.users, ...value.tokens]) {
    const missing = holder.roles.find((role) => !names.has(role));
    if (missing)
      throw new SetupError(`CONTENT_SETUP: "${holder.name}" has the role "${missing}", which is not defined.`);
  }
  for (const list of [value.users.map((one) => one.id), value.users.map((one) => one.email.toLowerCase())]) {
    const twice = list.find((one, index) => list.indexOf(one) !== index);
    if (twice) throw new SetupError(`CONTENT_SETUP: two users share "${twice}".`);
  }
}

/** Reads and checks the setup file. @throws SetupError */
export function readSetup(path: string): Setup {
  const parsed = setup.safeParse(readJson(path));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SetupError(`CONTENT_SETUP: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'is not valid'}.`);
  }
  checkNames(parsed.data);
  for (const role of parsed.data.roles) {
    for (const { filter } of role.grants) checkGroq(`a grant of the role "${role.name}"`, filter, 'normal');
  }
  for (const hook of parsed.data.webhooks) {
    if (hook.filter) checkGroq(`the filter of the webhook "${hook.name}"`, hook.filter, 'delta');
    if (hook.projection) checkGroq(`the projection of the webhook "${hook.name}"`, `@${hook.projection}`, 'delta');
  }
  return parsed.data;
}
