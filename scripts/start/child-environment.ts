import type { Environment } from './env-file.ts';

/** What test runners, bundlers and an outer Next leave behind; with it a build or service would act as under a test. */
const foreign = /^(VITEST|__NEXT|NODE_OPTIONS$|NODE_ENV$|NODE_V8_COVERAGE$|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SSR$)/;

/** This process's environment as a service or build should get it, the same wherever the supervisor runs. */
export function childEnvironment(from: Environment): NodeJS.ProcessEnv {
  const retained = Object.entries(from).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(retained), NODE_ENV: 'production' };
}

/**
 * What every service gets besides its own variables. What is in `.env` alone is part of it: an integration declares its variables itself
 * (web/integrations), and no list here repeats them.
 */
export const serviceEnvironment = (
  environment: Environment = {},
  childVariables: Environment = {},
): NodeJS.ProcessEnv => ({
  ...childEnvironment({ ...process.env, ...environment }),
  ...childVariables,
});
