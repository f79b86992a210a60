import { resolve } from 'node:path';
import type { Environment } from './env-file.ts';
import { StartError } from './start-error.ts';

/** Real engines named by the environment; null means that the embedded one is started (OPS-02). */
type External = {
  content: { projectId: string; dataset: string; token: string; webhookSecret: string | null } | null;
  search: { url: string; searchKey: string; adminKey: string; figuresKey: string } | null;
  records: { url: string } | null;
};

export type Configuration = {
  port: number;
  dataDir: string;
  external: External;
  mediaOrigins: string;
  mail: string;
  crm: string;
  sms: string;
  /** Whether the environment names a payment provider. */
  payments: boolean;
  /** How long, and in how large a store, the embedded content service stores what was; what is not named is its own default. */
  history: { days?: number; megabytes?: number };
};

/** Reads what the supervisor itself decides by. Throws a StartError that names the variable. */
export function readConfiguration(environment: Environment, root: string): Configuration {
  return {
    port: portOf(environment.PORT),
    dataDir: resolve(root, environment.DATA_DIR || '.data'),
    external: { content: contentOf(environment), search: searchOf(environment), records: recordsOf(environment) },
    mediaOrigins: environment.MEDIA_ORIGINS ?? '',
    mail: environment.SMTP_URL ?? '',
    crm: environment.CRM_URL ?? '',
    sms: environment.SMS_URL ?? '',
    payments: Boolean(environment.STRIPE_SECRET_KEY || environment.STRIPE_SITE_KEYS || environment.STRIPE_ACCOUNTS),
    history: {
      ...above0('days', 'CONTENT_HISTORY_DAYS', environment),
      ...above0('megabytes', 'CONTENT_HISTORY_MB', environment),
    },
  };
}

/** A setting of `key` by a variable, a number above 0; nothing where the variable is not set. */
function above0<Key extends string>(key: Key, name: string, environment: Environment): { [name in Key]?: number } {
  const text = environment[name];
  if (!text) return {};
  if (!(Number(text) > 0)) throw new StartError(`${name} is "${text}", but it must be a number above 0.`);
  return { [key]: Number(text) } as { [name in Key]: number };
}

function portOf(text = '3000'): number {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`PORT is "${text}", but it must be a number from 1 to 65535.`);
}

function contentOf(environment: Environment): External['content'] {
  const { SANITY_PROJECT_ID: projectId, SANITY_API_TOKEN: token, SANITY_DATASET, SANITY_WEBHOOK_SECRET } = environment;
  if (!projectId && !token) return null;
  if (!projectId || !token)
    throw new StartError(missingTwin('SANITY_PROJECT_ID', projectId, 'SANITY_API_TOKEN', token));
  return { projectId, token, dataset: SANITY_DATASET || 'production', webhookSecret: SANITY_WEBHOOK_SECRET || null };
}

function searchOf(environment: Environment): External['search'] {
  const { TYPESENSE_URL, TYPESENSE_SEARCH_KEY, TYPESENSE_ADMIN_KEY, TYPESENSE_FIGURES_KEY } = environment;
  if (!TYPESENSE_URL) return null;
  const url = addressOf('TYPESENSE_URL', TYPESENSE_URL, ['http:', 'https:']);
  if (!TYPESENSE_SEARCH_KEY) {
    throw new StartError(
      'TYPESENSE_URL is set without TYPESENSE_SEARCH_KEY: give a key whose only action is documents:search.',
    );
  }
  return {
    url,
    searchKey: TYPESENSE_SEARCH_KEY,
    adminKey: TYPESENSE_ADMIN_KEY ?? '',
    figuresKey: TYPESENSE_FIGURES_KEY ?? '',
  };
}

function recordsOf({ DATABASE_URL }: Environment): External['records'] {
  return DATABASE_URL ? { url: addressOf('DATABASE_URL', DATABASE_URL, ['postgres:', 'postgresql:']) } : null;
}

function addressOf(name: string, text: string, protocols: string[]): string {
  const address = URL.parse(text);
  if (address && protocols.includes(address.protocol)) return text.replace(/\/$/, '');
  throw new StartError(
    `${name} is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  );
}

function missingTwin(
  first: string,
  firstValue: string | undefined,
  second: string,
  secondValue: string | undefined,
): string {
  const [set, missing] = firstValue && !secondValue ? [first, second] : [second, first];
  return `${set} is set without ${missing}: a hosted Sanity project needs both, the embedded content service neither.`;
}
