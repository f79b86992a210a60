import { join } from 'node:path';
import { choosePlace } from '../../embedded/records/place.ts';
import { isReadyLine, postgresCommand, preparePostgres, stopSignal } from '../../embedded/records/postgres.ts';
import { type ChildPlan, nodeChild } from './child-plan.ts';
import type { Configuration } from './configuration.ts';
import type { Environment } from './env-file.ts';
import type { Services } from './services.ts';
import { portOf } from './settle-services.ts';

export type Situation = {
  root: string;
  configuration: Configuration;
  services: Services;
  /** The environment that every child gets besides its own variables. */
  base: NodeJS.ProcessEnv;
};

const withAlias = ['--import', './scripts/alias.ts'];

export function contentPlan(situation: Situation, setupFile: string): ChildPlan {
  return nodePlan(
    situation,
    'content',
    // The check of what is published is the product's own module (content-setup.ts).
    [...withAlias, 'embedded/content/main.ts'],
    {
      CONTENT_PORT: String(portOf(situation.services.content.url)),
      CONTENT_DIR: join(situation.configuration.dataDir, 'content'),
      CONTENT_SETUP: setupFile,
    },
    `${situation.services.content.url}/health`,
  );
}

export function searchPlan(situation: Situation): ChildPlan {
  return nodePlan(
    situation,
    'search',
    ['embedded/search/main.ts'],
    {
      SEARCH_PORT: String(portOf(situation.services.search.url)),
      SEARCH_DIR: join(situation.configuration.dataDir, 'search'),
      SEARCH_ADMIN_KEY: situation.services.search.adminKey,
    },
    `${situation.services.search.url}/health`,
  );
}

export function mediaPlan(situation: Situation): ChildPlan {
  return nodePlan(
    situation,
    'media',
    [...withAlias, 'demo/media/main.ts'],
    {
      MEDIA_PORT: String(portOf(situation.services.media.url)),
      MEDIA_CACHE_DIR: join(situation.configuration.dataDir, 'media'),
    },
    `${situation.services.media.url}/health`,
  );
}

export function sandboxPlan(situation: Situation): ChildPlan {
  const { url, smtpUrl, paymentsKey, paymentsSecret } = situation.services.sandbox;
  const webhook = `http://127.0.0.1:${situation.configuration.port}${paymentsWebhook}`;
  return nodePlan(
    situation,
    'sandbox',
    ['embedded/sandbox/main.ts'],
    {
      SANDBOX_PORT: String(portOf(url)),
      SANDBOX_SMTP_PORT: String(portOf(smtpUrl)),
      SANDBOX_DIR: join(situation.configuration.dataDir, 'sandbox'),
      SANDBOX_PAYMENTS: `${paymentsKey}|${paymentsSecret}|${webhook}`,
    },
    `${url}/health`,
  );
}

/** Also reports the cluster's folder, which services.json records. */
export async function recordsPlan({
  configuration,
  services,
}: Situation): Promise<{ plan: ChildPlan; cluster: string }> {
  const place = await choosePlace(configuration.dataDir);
  const { port, password } = new URL(services.records.url);
  const { command, args, options } = postgresCommand(place, Number(port));
  const plan: ChildPlan = {
    name: 'records',
    command,
    args,
    ...options,
    ipc: false,
    stopSignal,
    isReady: isReadyLine,
    readyWithinMs: 60_000,
    prepare: () => preparePostgres(place, decodeURIComponent(password)),
  };
  return { plan, cluster: place.cluster };
}

type WebFiles = { distDir: string; studioDir: string; dev: boolean };

/**
 * Room for the short-lived objects of requests, MB: with Node's 16 they are moved to the old space
 * while still in use.
 */
const youngSpace = '--max-semi-space-size=64';

export function webPlan(situation: Situation, { distDir, studioDir, dev }: WebFiles): ChildPlan {
  const { configuration, services } = situation;
  return nodePlan(
    situation,
    'web',
    [youngSpace, ...withAlias, 'web/start/main.ts'],
    {
      NODE_ENV: dev ? 'development' : 'production',
      FORECOURT_DEV: dev ? '1' : '',
      PORT: String(configuration.port),
      DATA_DIR: configuration.dataDir,
      WEB_DIST_DIR: distDir,
      STUDIO_DIR: studioDir,
      ...storeAddresses(configuration, services),
      ...(configuration.payments ? {} : sandboxPayments(services)),
      MEDIA_ORIGINS: mediaOriginsOf(configuration, services),
    },
    dev ? undefined : `http://127.0.0.1:${configuration.port}/api/health/live`,
  );
}

/** MB: the service waits nearly all the time, and takes 140 MB of memory with this, 320 without. */
const smallYoungSpace = '--max-semi-space-size=2';

/** Fetches dealers' feeds. Its key can create collections, which the web's must not. */
export function feedsPlan(situation: Situation): ChildPlan {
  const { configuration, services } = situation;
  return nodePlan(situation, 'feeds', [smallYoungSpace, ...withAlias, 'scripts/stock/sources/main.ts'], {
    PORT: String(configuration.port),
    DATA_DIR: configuration.dataDir,
    ...storeAddresses(configuration, services),
    TYPESENSE_ADMIN_KEY: services.search.adminKey,
    MEDIA_ORIGINS: mediaOriginsOf(configuration, services),
  });
}

/**
 * The same variables for embedded and real engines; only CONTENT_URL is left out where Sanity's own
 * host name serves.
 */
function storeAddresses(configuration: Configuration, { content, search, records, sandbox }: Services): Environment {
  const { external, mail, crm, sms } = configuration;
  return {
    CONTENT_URL: external.content ? '' : content.url,
    SANITY_PROJECT_ID: content.projectId,
    SANITY_DATASET: content.dataset,
    SANITY_API_TOKEN: content.token,
    SANITY_WEBHOOK_SECRET: content.webhookSecret,
    TYPESENSE_URL: search.url,
    TYPESENSE_SEARCH_KEY: search.searchKey,
    TYPESENSE_FIGURES_KEY: search.figuresKey,
    DATABASE_URL: records.url,
    SMTP_URL: mail || sandbox.smtpUrl,
    CRM_URL: crm || `${sandbox.url}/crm/leads`,
    SMS_URL: sms || `${sandbox.url}/texts`,
    SANDBOXES: sandboxesOf(configuration),
  };
}

/** The integrations whose vendor the environment does not name: their addresses are the sandbox's. */
const sandboxesOf = ({ mail, crm, sms, payments }: Configuration): string =>
  Object.entries({ mail, crm, sms, payments })
    .filter(([, isNamed]) => !isNamed)
    .map(([name]) => name)
    .join(',');

/** Where a payment provider sends its events. */
const paymentsWebhook = '/api/webhooks/payments';

/** The variables of Stripe with the sandbox in its place: each demo dealer is a merchant of its own there. */
function sandboxPayments({ sandbox, staff }: Services): Environment {
  const sites = new Set(staff.flatMap(({ site }) => site ?? []));
  return {
    STRIPE_API_URL: sandbox.url,
    STRIPE_SECRET_KEY: sandbox.paymentsKey,
    STRIPE_WEBHOOK_SECRET: sandbox.paymentsSecret,
    STRIPE_ACCOUNTS: [...sites].map((site) => `${site}=acct_sandbox${site.replaceAll('-', '')}`).join(','),
  };
}

/** What the web fetches pictures from, in the form of its variable MEDIA_ORIGINS. */
export const mediaOriginsOf = ({ mediaOrigins: own }: Configuration, { media }: Services): string =>
  [`demo=https://media.forecourt.example=${media.url}`, own].filter(Boolean).join(',');

/**
 * `aliveAt` is left out for Next's development server, which compiles in the thread that responds.
 */
function nodePlan(
  { root, base }: Situation,
  name: ChildPlan['name'],
  args: string[],
  env: Environment,
  aliveAt?: string,
): ChildPlan {
  return { ...nodeChild, name, args, cwd: root, env: { ...base, ...env }, ...(aliveAt && { aliveAt }) };
}
