import { join } from 'node:path';
import { studioBuild, webBuild } from './builds.ts';
import type { Report } from './child.ts';
import { serviceEnvironment } from './child-environment.ts';
import type { ServiceName } from './child-plan.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { writeContentSetup } from './content-setup.ts';
import { lockDataDir } from './data-lock.ts';
import type { Environment } from './env-file.ts';
import { renewContent } from './old-content.ts';
import { ownerOfPort, ownerText } from './port-owner.ts';
import { isFree } from './ports.ts';
import { ensureKey } from './search-key.ts';
import { seedOnce } from './seeding.ts';
import {
  contentPlan,
  feedsPlan,
  mediaPlan,
  recordsPlan,
  type Situation,
  sandboxPlan,
  searchPlan,
  webPlan,
} from './service-plans.ts';
import { readServices, type Services, writeServices } from './services.ts';
import { settleServices } from './settle-services.ts';
import { demoStaff } from './staff.ts';
import { StartError } from './start-error.ts';
import { Supervisor } from './supervisor.ts';

export type InstanceOptions = {
  port: number;
  dataDir: string;
  /** Prints no progress. */
  quiet?: boolean;
  /** Next's development server instead of a build. */
  dev?: boolean;
  /** Which real engines and vendors to use, by the variables of .env.example; everything embedded by default. */
  environment?: Environment;
  /**
   * Variables that every service gets besides its own; a fixed clock by NODE_OPTIONS, for example.
   */
  childVariables?: Environment;
  /** Ends a start that is under way: what was started is stopped, and startInstance rejects. */
  signal?: AbortSignal;
};

export type Instance = {
  services: Services;
  stop(): Promise<void>;
  /** Sends `signal` (SIGKILL by default) to a service; resolves when the supervisor has brought it back. */
  kill(name: ServiceName, signal?: NodeJS.Signals): Promise<void>;
  /** Stops and starts a service. */
  restart(name: ServiceName): Promise<void>;
  /** Stops a service, which stays down until startService. */
  stopService(name: ServiceName): Promise<void>;
  startService(name: ServiceName): Promise<void>;
};

const root = join(import.meta.dirname, '..', '..');

/**
 * Starts everything of one data folder and resolves when the web responds (OPS-01). Throws a
 * StartError, one sentence for the person at the terminal, when that cannot be; nothing is left
 * running then.
 */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const report: Report = options.quiet ? () => undefined : (line) => console.log(`  ${line}`);
  const { port, dataDir, environment = {} } = options;
  const configuration = readConfiguration({ ...environment, PORT: String(port), DATA_DIR: dataDir }, root);
  const lock = lockDataDir(configuration.dataDir, port);
  const supervisor = new Supervisor(configuration.dataDir, report);
  const stop = async (): Promise<void> => {
    await supervisor.stop();
    lock.release();
  };
  try {
    const services = await bringUp(configuration, supervisor, report, options);
    return { services, stop, ...controlsOf(supervisor) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp(
  configuration: Configuration,
  supervisor: Supervisor,
  report: Report,
  options: InstanceOptions,
): Promise<Services> {
  const { signal, dev = false } = options;
  await supervisor.stopOrphans();
  await checkPort(configuration.port);
  const staff = await demoStaff();
  const services = await settleServices(configuration, await readServices(configuration.dataDir), staff.signIns);
  const situation: Situation = {
    root,
    configuration,
    services,
    base: serviceEnvironment(options.environment, options.childVariables),
  };
  const setupFile = await writeContentSetup(configuration, services, staff);
  await startStores(situation, supervisor, setupFile);
  signal?.throwIfAborted();
  const [files] = await together(buildAll(dev, report, signal), seedOnce(situation, report, signal));
  if (!configuration.external.content) await renewContent(services.content, report);
  signal?.throwIfAborted();
  await supervisor.start([webPlan(situation, files), feedsPlan(situation)]);
  return services;
}

/**
 * Starts the embedded stores side by side and completes `services` with the keys and the folder
 * that only they give.
 */
async function startStores(situation: Situation, supervisor: Supervisor, setupFile: string): Promise<void> {
  const { services, configuration } = situation;
  const { external, dataDir } = configuration;
  const plans = [mediaPlan(situation)];
  const { mail, crm, sms, payments } = configuration;
  if (!mail || !crm || !sms || !payments) plans.push(sandboxPlan(situation));
  if (!external.search) plans.unshift(searchPlan(situation));
  if (!external.content) plans.unshift(contentPlan(situation, setupFile));
  if (!external.records) {
    const { plan, cluster } = await recordsPlan(situation);
    services.records.folder = cluster;
    plans.unshift(plan);
  }
  await supervisor.start(plans);
  if (!external.search) {
    const { url, adminKey, searchKey, figuresKey } = services.search;
    services.search.searchKey = await ensureKey('search', { url, adminKey, stored: searchKey });
    services.search.figuresKey = await ensureKey('figures', { url, adminKey, stored: figuresKey });
  }
  await writeServices(dataDir, services);
}

/** One after the other: each wants most of a small machine's memory. */
async function buildAll(
  dev: boolean,
  report: Report,
  signal?: AbortSignal,
): Promise<{ distDir: string; studioDir: string; dev: boolean }> {
  const distDir = dev ? '.build/dev' : await webBuild(root, report, signal);
  return { distDir, studioDir: await studioBuild(root, report, signal), dev };
}

/** Like Promise.all, but a failure waits for the others to end: nothing may still write when the stores are stopped. */
async function together<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

async function checkPort(port: number): Promise<void> {
  if (await isFree(port)) return;
  const owner = ownerOfPort(port);
  const who = owner ? ` by ${ownerText(owner)}` : '';
  throw new StartError(
    `Port ${port} is taken${who}. Stop that program, or choose another port: PORT=${port + 100} npm start`,
  );
}

function controlsOf(supervisor: Supervisor): Omit<Instance, 'services' | 'stop'> {
  return {
    kill: (name, signal) => supervisor.child(name).kill(signal),
    restart: async (name) => {
      await supervisor.child(name).stop();
      await supervisor.child(name).start();
    },
    stopService: (name) => supervisor.child(name).stop(),
    startService: (name) => supervisor.child(name).start(),
  };
}
