/**
 * What strangers try at accounts (SAVE-06): guesses at a code from many addresses while its owner signs in, stolen and replayed codes, forged,
 * ended and foreign sessions, returns to other sites, posts of other sites, and numbers distinguished by response or time; and what kill -9 of web and
 * records does to saves. Starts an instance of its own; ends with code 1 when anybody gets in, a return leads away, a number shows, the owner
 * does not sign in at the first try, or an acknowledged save is lost or there twice.
 *
 *   node --import ./scripts/alias.ts benches/account.ts [guesses=10000] [readings=100] [kills=20] [only=guesses,replays]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import {
  cookies,
  crossSite,
  enumeration,
  guesses,
  type Outcome,
  redirects,
  replays,
  type Target,
} from './account/attacks.ts';
import { kills } from './account/kills.ts';

/** Kills come first: guesses use up the texts that a site sends in a day. */
const attacks: Record<string, (target: Target) => Promise<Outcome>> = {
  kills,
  guesses,
  replays,
  cookies,
  redirects,
  crossSite,
  enumeration,
};
const given = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const extent = {
  guesses: Number(given.guesses ?? 10_000),
  readings: Number(given.readings ?? 100),
  kills: Number(given.kills ?? 20),
};
const wanted: string[] = given.only?.split(',') ?? Object.keys(attacks);

const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-account-'));
const port = await freePort();
const instance = await startInstance({ port, dataDir });
const faults: string[] = [];
try {
  for (const attack of wanted.map((name) => attacks[name])) {
    if (!attack) throw new Error(`Attacks are ${Object.keys(attacks).join(', ')}.`);
    const begun = performance.now();
    const outcome = await attack({ instance, port, extent });
    console.log(`${outcome.what}: ${outcome.now} (${((performance.now() - begun) / 1_000).toFixed(0)} s)`);
    for (const fault of outcome.faults) console.log(`  ${fault}`);
    faults.push(...outcome.faults);
  }
} finally {
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(faults.length === 0 ? '\nIt holds.' : `\n${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
