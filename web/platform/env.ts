import { resolve } from 'node:path';
import { z } from 'zod';
import type { MediaOrigin } from '@/domain/media/image-address.ts';

/**
 * A media origin, and where its pictures are fetched from (the same address unless a service beside
 * the web serves it).
 */
export type MediaSource = MediaOrigin & { fetchFrom: string };

const blank = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blank, type.optional());

/** An optional variable: an address, or any text. */
export const url = optional(z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }));
export const text = optional(z.string());

const variables = z.object({
  PORT: z.preprocess(blank, z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000)),
  DATA_DIR: z.preprocess(blank, z.string().default('.data')),
  CONTENT_URL: url,
  SANITY_PROJECT_ID: z.preprocess(
    blank,
    z
      .string({ error: 'is missing: write the id of the Sanity project, or start everything with `npm start`' })
      .regex(/^[a-z0-9-]+$/, 'must consist of small letters, digits and dashes'),
  ),
  SANITY_DATASET: z.preprocess(blank, z.string().default('production')),
  SANITY_API_TOKEN: text,
  SANITY_WEBHOOK_SECRET: text,
  TYPESENSE_URL: url,
  TYPESENSE_SEARCH_KEY: text,
  /** Writes weekly figures when a lender's terms change; without it they wait for the next import. */
  TYPESENSE_FIGURES_KEY: text,
  TYPESENSE_COLLECTION: z.preprocess(blank, z.string().default('vehicles')),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  /** Addresses and networks whose X-Forwarded-* counts; `private` is this machine and private networks, empty none. */
  TRUSTED_PROXIES: z.string().default('private'),
  MEDIA_ORIGINS: z.preprocess(blank, z.string().default('').transform(mediaSources)),
  STUDIO_DIR: text,
  WEB_DIST_DIR: z.preprocess(blank, z.string().default('.build/next')),
  FORECOURT_DEV: z.preprocess((value) => value === '1', z.boolean()),
  /** Shows every block at /blocks outside of development too. */
  GALLERY: z.preprocess((value) => value === '1', z.boolean()),
});

export type Environment = z.infer<typeof variables>;

/**
 * The web app's settings in the environment. Throws an Error whose message names each variable that
 * is wrong and how.
 */
export function readEnvironment(from: Record<string, string | undefined>): Environment {
  const read = parsed(variables, from);
  return { ...read, DATA_DIR: resolve(read.DATA_DIR) };
}

/** The variables that an integration declares of itself (web/integrations). Throws like `readEnvironment`. */
export function readVariables<Shape extends z.ZodRawShape>(
  shape: Shape,
  from: Record<string, string | undefined> = process.env,
): z.output<z.ZodObject<Shape>> {
  return parsed(z.object(shape), from);
}

function parsed<T extends z.ZodType>(type: T, from: Record<string, string | undefined>): z.output<T> {
  const read = type.safeParse(from);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The web app cannot start: ${faults.join('; ')}.`);
}

/** The origins that pictures come from, out of `MEDIA_ORIGINS` alone. Throws like `readEnvironment`. */
export const readMediaOrigins = (list: string): MediaSource[] =>
  readVariables({ MEDIA_ORIGINS: z.string().transform(mediaSources) }, { MEDIA_ORIGINS: list }).MEDIA_ORIGINS;

let once: Environment | undefined;

/** This process's environment, read at the first call: a build needs no service and calls it never. */
export function environment(): Environment {
  once ??= readEnvironment(process.env);
  return once;
}

/**
 * Next's build folder, relative to `web/`; read by next.config.ts, which must not need services.
 */
export const buildFolder = (): string => process.env.WEB_DIST_DIR || '.build/next';

/** `<name>=<public origin>=<fetch address>`, the last part optional, in a list of commas. */
function mediaSources(list: string, context: z.RefinementCtx): MediaSource[] {
  const entries = list.split(',').filter((entry) => entry.trim() !== '');
  return entries.flatMap((entry) => {
    const [name = '', origin = '', fetchFrom = origin] = entry.trim().split('=');
    if (/^[\w.-]+$/.test(name) && name !== 'content' && URL.canParse(origin) && URL.canParse(fetchFrom)) {
      return [{ name, origin: new URL(origin).origin, fetchFrom: fetchFrom.replace(/\/$/, '') }];
    }
    context.addIssue({
      code: 'custom',
      message: `must be name=https://public.origin=http://fetch.address, not "${entry.trim()}"`,
    });
    return [];
  });
}
