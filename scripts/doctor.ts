import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { executable, installedBinaries } from '../embedded/records/binaries.ts';
import { type Configuration, readConfiguration } from './start/configuration.ts';
import { withEnvFile } from './start/env-file.ts';
import { messageOf } from './start/error-text.ts';
import { bad, type Finding, note, ok } from './start/finding.ts';
import { portFinding } from './start/port-finding.ts';
import { readServices, type Services } from './start/services.ts';
import { sentenceOf } from './start/start-error.ts';
import { nearestFolder } from './start/usable-folder.ts';
import { ensureBrowser } from './test/browser.ts';

const root = join(import.meta.dirname, '..');

function nodeVersion(): Finding {
  const { node } = process.versions;
  return node.startsWith('24.')
    ? ok(`Node ${node}.`)
    : bad(`Node ${node}: Forecourt needs Node 24, which npm ci brings; use the npm scripts.`);
}

function postgres({ external }: Configuration): Finding {
  if (external.records) return ok('Records are kept by the PostgreSQL of DATABASE_URL.');
  try {
    return existsSync(executable(installedBinaries(), 'postgres'))
      ? ok('The embedded PostgreSQL is installed.')
      : bad('The embedded PostgreSQL has no program: run npm ci again.');
  } catch (error) {
    return bad(messageOf(error));
  }
}

async function disk({ dataDir }: Configuration): Promise<Finding> {
  const { bavail, bsize } = await statfs(nearestFolder(dataDir));
  const gigabytes = (bavail * bsize) / 1e9;
  const sentence = `${gigabytes.toFixed(1)} GB are free for ${dataDir}.`;
  return gigabytes < 2 ? bad(`${sentence} At least 2 GB are wanted.`) : ok(sentence);
}

function browser(): Finding {
  try {
    return ok(`The journey tests can use ${ensureBrowser({ install: false })}.`);
  } catch (error) {
    return note(`${sentenceOf(error)} npm start needs none.`);
  }
}

async function runningServices(services: Services): Promise<Finding[]> {
  const { web, content, search, media, records } = services;
  const requested = [
    checkResponses('The web app', `${web.url}/api/health`),
    content.url.startsWith('http://127.')
      ? checkResponses('The content service', `${content.url}/health`)
      : note(`Content is kept by ${content.url}.`),
    checkResponses('The search service', `${search.url}/health`),
    checkResponses('The media service of the demo', `${media.url}/health`),
    database(records.url),
  ];
  return Promise.all(requested);
}

async function checkResponses(who: string, address: string): Promise<Finding> {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(3_000) });
    return status === 200 ? ok(`${who} is healthy.`) : note(`${who} answers ${status} at ${address}.`);
  } catch {
    return note(`${who} is not running (${address}).`);
  }
}

async function database(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return ok(`PostgreSQL ${rows[0]?.server_version} is healthy.`);
  } catch (error) {
    return note(`PostgreSQL is not reachable: ${messageOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function examine(): Promise<Finding[]> {
  const configuration = readConfiguration(withEnvFile(join(root, '.env'), process.env), root);
  const services = await readServices(configuration.dataDir);
  const findings = [
    nodeVersion(),
    postgres(configuration),
    await disk(configuration),
    await portFinding(configuration),
    browser(),
  ];
  if (!services)
    return [...findings, note(`${configuration.dataDir} has no services.json: npm start was not run here yet.`)];
  return [...findings, ...(await runningServices(services))];
}

const marks = { ok: '✓', note: '·', bad: '✗' };
const findings = await examine().catch((error: unknown) => [bad(sentenceOf(error))]);
for (const { state, sentence } of findings) console.log(`${marks[state]} ${sentence}`);
process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0;
