/**
 * No lead is lost (FORM-12): a stream of enquiries while web (with its worker) and database are killed with SIGKILL, each also while the
 * other is on its way back, and the receivers are down, slow, or store a message and report that they did not. Then every lead that was
 * acknowledged must be in the records once, and each of its messages must have arrived under one idempotency key, or be visibly stuck.
 * Before that, in calm: leads a second taken, and messages a second delivered. Exits with 1 where a lead is missing.
 *
 *   node --import ./scripts/alias.ts benches/leads.ts [kills] [senders] [seconds]      20 kills and 4 senders by default; no kill after so many seconds
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@/scripts/start/child-plan.ts';
import { type Instance, startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { Arrivals } from './leads/arrivals.ts';
import { Stream } from './leads/stream.ts';
import { isBroken, settled, verdict } from './leads/verdict.ts';

const [kills = 20, senders = 4, maxSeconds = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number);
/** Every other time a process that came back runs for so long before it is killed again, milliseconds: also while the other starts. */
const pauseMs = [500, 5_000] as const;
/** The other times it runs until so many more enquiries were taken, or for so long at most, milliseconds: kills hit a stream. */
const untilTaken = { enquiries: 8, mostMs: 20_000 } as const;
const calmMs = 10_000;
/** Between two enquiries of a sender while processes are killed, milliseconds. */
const havocPaceMs = 250;

const behaviours = ['up', 'down', 'slow', 'lost-answer'] as const;
const behave = (instance: Instance, kind: 'mail' | 'crm', how: string) =>
  fetch(`${instance.services.sandbox.url}/behave/${kind}/${how}`, { method: 'POST', redirect: 'manual' });

/** As fast as the senders can, until all of it is delivered. */
async function calm(instance: Instance, port: number, arrivals: Arrivals): Promise<void> {
  const stream = new Stream(port, senders);
  await pause(calmMs);
  await stream.stop();
  const seconds = calmMs / 1_000;
  const taken = stream.acknowledged.length;
  const more = await settled(instance);
  arrivals.read();
  const found = await verdict(instance, stream.acknowledged, arrivals.copies);
  const perLead = found.delivered / taken;
  const rate = taken / (seconds + more);
  console.log(`calm, ${senders} senders: ${(taken / seconds).toFixed(1)} leads a second taken`);
  console.log(
    `  ${rate.toFixed(1)} leads a second delivered, ${(rate * perLead).toFixed(1)} messages; the last ${more.toFixed(1)} s after the last lead`,
  );
  if (isBroken(found)) process.exitCode = 1;
}

/** Leaves a restarted process alone for a while. */
async function pauseOrReceive({ acknowledged }: Stream): Promise<void> {
  if (randomInt(2) === 0) return pause(randomInt(...pauseMs));
  const [wanted, until] = [acknowledged.length + untilTaken.enquiries, performance.now() + untilTaken.mostMs];
  while (acknowledged.length < wanted && performance.now() < until) await pause(50);
}

/** Kills web and database, each in its own time, until all kills are spent, and changes how the receivers behave. */
async function havoc(instance: Instance, stream: Stream): Promise<Record<'web' | 'records', number>> {
  const done = { web: 0, records: 0 };
  const begun = performance.now();
  const left = () => done.web + done.records < kills && performance.now() - begun < maxSeconds * 1_000;
  const killer = async (name: ServiceName & keyof typeof done) => {
    while (left()) {
      // A process that is on its way back by itself is no kill.
      const isKilled = await instance.kill(name).then(
        () => true,
        (error: unknown) => console.log(`  ${name}: ${error}`),
      );
      if (isKilled) done[name] += 1;
      await pauseOrReceive(stream);
    }
  };
  const moods = async () => {
    while (left()) {
      await behave(instance, randomInt(2) === 0 ? 'crm' : 'mail', behaviours[randomInt(behaviours.length)] ?? 'up');
      await pause(3_000);
    }
  };
  await Promise.all([killer('web'), killer('records'), moods()]);
  await Promise.all([behave(instance, 'crm', 'up'), behave(instance, 'mail', 'up')]);
  return done;
}

async function underKills(instance: Instance, port: number, arrivals: Arrivals): Promise<void> {
  const begun = performance.now();
  const stream = new Stream(port, senders);
  stream.paceMs = havocPaceMs;
  const done = await havoc(instance, stream);
  await stream.stop();
  const seconds = (performance.now() - begun) / 1_000;
  const { acknowledged } = stream;
  const more = await settled(instance);
  arrivals.read();
  const found = await verdict(instance, acknowledged, arrivals.copies);
  const again = acknowledged.filter(({ tries }) => tries > 1).length;
  console.log(
    `${done.web} kills of web with its worker, ${done.records} of the database in ${seconds.toFixed(0)} s, ${again} enquiries sent more than once`,
  );
  console.log(`  ${(acknowledged.length / seconds).toFixed(1)} leads a second taken`);
  console.log(
    `  ${(found.delivered / (seconds + more)).toFixed(1)} messages a second delivered; all settled ${more.toFixed(0)} s after the last lead`,
  );
  console.table([found]);
  if (isBroken(found)) process.exitCode = 1;
  // A stream that stopped proves nothing.
  if (acknowledged.length < done.web + done.records) {
    console.log('  fewer enquiries than kills: nothing is shown');
    process.exitCode = 1;
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
const port = await freePort();
const instance = await startInstance({ port, dataDir, quiet: true });
const arrivals = new Arrivals(dataDir);
try {
  await calm(instance, port, arrivals);
  await underKills(instance, port, arrivals);
} finally {
  arrivals.close();
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
