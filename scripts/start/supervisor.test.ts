import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restartDelay } from './child.ts';
import { type ChildPlan, nodeChild, type ServiceName } from './child-plan.ts';
import { freePort } from './ports.ts';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';
import { Supervisor } from './supervisor.ts';

let dataDir = '';
let supervisors: Supervisor[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-supervisor-'));
  supervisors = [];
});

afterEach(async () => {
  for (const supervisor of supervisors) await supervisor.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Writes its name when it ends, so that a test can see the order. */
const wellBehaved = `
  const say = (what) => require('node:fs').appendFileSync(process.env.DIARY, what + ' ' + process.env.NAME + '\\n');
  process.on('SIGTERM', () => { say('stopped'); process.exit(0); });
  process.on('disconnect', () => { say('orphaned'); process.exit(0); });
  setInterval(() => {}, 1000);
  say('started');
  console.log('ready');`;

function plan(name: ServiceName, script = wellBehaved, more: Partial<ChildPlan> = {}): ChildPlan {
  const env = { PATH: process.env.PATH, NAME: name, DIARY: join(dataDir, 'diary') };
  return { ...nodeChild, name, args: ['-e', script], cwd: dataDir, env, ...more };
}

function supervisor(): { supervisor: Supervisor; printed: string[] } {
  const lines: string[] = [];
  const made = new Supervisor(dataDir, (line) => lines.push(line));
  supervisors.push(made);
  return { supervisor: made, printed: lines };
}

const diary = async (): Promise<string[]> =>
  (await readFile(join(dataDir, 'diary'), 'utf8').catch(() => '')).trim().split('\n');

async function recorded(name: ServiceName): Promise<ProcessIdentity> {
  return JSON.parse(await readFile(join(dataDir, 'pids', `${name}.json`), 'utf8')) as ProcessIdentity;
}

describe('a supervisor', () => {
  it('[OPS-01] starts services, and stops the last started first', async () => {
    const { supervisor: mine } = supervisor();
    await mine.start([plan('content')]);
    await mine.start([plan('web')]);
    await mine.stop();
    expect(await diary()).toEqual(['started content', 'started web', 'stopped web', 'stopped content']);
  });

  it('[OPS-05] brings back a service that was killed, under a new process', async () => {
    const { supervisor: mine, printed } = supervisor();
    await mine.start([plan('content')]);
    const before = await recorded('content');
    await mine.child('content').kill();
    const after = await recorded('content');
    expect(isRunning(before)).toBe(false);
    expect(isRunning(after)).toBe(true);
    expect(printed).toContain('content ended unexpectedly; starting it again');
  });

  it('[OPS-05] ends a service that hangs, and brings it back; one that responds late is left alone', async () => {
    const answering = `
      const { createServer } = require('node:http');
      const late = process.env.NAME === 'search' ? 150 : 0;
      const server = createServer((request, response) => setTimeout(() => response.writeHead(503).end(), late));
      server.listen(Number(process.env.AT), '127.0.0.1', () => {
        require('node:fs').appendFileSync(process.env.DIARY, 'started ' + process.env.NAME + '\\n');
        console.log('ready');
      });
      process.on('SIGTERM', () => process.exit(0));`;
    const pulse = { everyMs: 50, withinMs: 1_000, failures: 2 };
    const watched = (name: ServiceName, at: number) => {
      const made = plan(name, answering, { aliveAt: `http://127.0.0.1:${at}/`, pulse });
      return { ...made, env: { ...made.env, AT: String(at) } };
    };
    const { supervisor: mine, printed } = supervisor();
    await mine.start([watched('content', await freePort()), watched('search', await freePort())]);
    const { pid } = await recorded('content');
    process.kill(pid, 'SIGSTOP');
    await vi.waitFor(() => expect(printed).toContain('content is back'));
    expect(printed).toContain('content does not answer any more; ending it');
    expect((await recorded('content')).pid).not.toBe(pid);
    expect((await diary()).sort()).toEqual(['started content', 'started content', 'started search']);
  });

  it('[OPS-05] keeps a service alone and running although no file can name its process', async () => {
    await mkdir(join(dataDir, 'pids', 'content.json'), { recursive: true });
    const { supervisor: mine, printed } = supervisor();
    await mine.start([plan('search')]);
    await mine.start([plan('content')]);
    await mine.child('content').kill('SIGTERM');
    await vi.waitFor(() => expect(printed).toContain('content is back'));
    await mine.stop();
    const services = ['started search', 'started content', 'stopped content', 'started content'];
    expect(await diary()).toEqual([...services, 'stopped content', 'stopped search']);
    expect(printed.join()).toContain('the file that names the process of content cannot be changed: ');
  });

  it('leaves a stopped service down until it is started again', async () => {
    const { supervisor: mine } = supervisor();
    await mine.start([plan('search')]);
    await mine.child('search').stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await diary()).toEqual(['started search', 'stopped search']);
    await expect(mine.child('search').kill()).rejects.toThrow('search is not running');
    await mine.child('search').start();
    expect(await diary()).toEqual(['started search', 'stopped search', 'started search']);
  });

  it('[OPS-04] quotes the last output of a service that does not come up, and keeps none of it', async () => {
    const { supervisor: mine } = supervisor();
    const broken = plan('media', `console.error('MEDIA_PORT is missing'); process.exit(3)`);
    await expect(mine.start([plan('content'), broken])).rejects.toThrow(
      /"media" ended \(exit code 3\) before it was ready. It said:\nMEDIA_PORT is missing/,
    );
    await mine.stop();
    expect(await diary()).toEqual(['started content', 'stopped content']);
  });

  it('gives up on a service that never reports that it is ready, and names a program that is not there', async () => {
    const { supervisor: mine } = supervisor();
    const silent = plan('media', 'setInterval(() => {}, 1000)', { readyWithinMs: 200 });
    await expect(mine.start([silent])).rejects.toThrow('"media" was not ready within 0.2 s');
    const absent = plan('search', '', { command: join(dataDir, 'no-such-program') });
    await expect(mine.start([absent])).rejects.toThrow(/"search" cannot run: .*ENOENT/);
  });

  it('insists on the end of a service that ignores the polite signal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { supervisor: mine } = supervisor();
    await mine.start([
      plan(
        'media',
        `process.on('SIGTERM', () => console.log('no')); setInterval(() => {}, 1000); console.log('ready')`,
      ),
    ]);
    const identity = await recorded('media');
    const stopped = mine.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await stopped;
    expect(isRunning(identity)).toBe(false);
  });

  it('waits longer before every restart of a service that keeps falling', () => {
    expect([0, 1, 2, 3, 20].map(restartDelay)).toEqual([0, 200, 400, 800, 5_000]);
  });
});

describe('after a kill of the supervisor itself', () => {
  const stubborn = `setInterval(() => {}, 1000); console.log('ready')`;

  /** A supervisor in a process of its own, killed without warning once its two services are up. */
  async function killedSupervisor(): Promise<void> {
    const file = JSON.stringify(join(import.meta.dirname, 'supervisor.ts'));
    const alias = join(import.meta.dirname, '..', 'alias.ts');
    const plans = [plan('content'), plan('records', stubborn, { ipc: false })].map(({ isReady: _, ...rest }) => rest);
    const script = `
      import { Supervisor } from ${file};
      const plans = ${JSON.stringify(plans)}.map((plan) => ({ ...plan, isReady: (line) => line === 'ready' }));
      await new Supervisor(${JSON.stringify(dataDir)}, () => {}).start(plans);
      process.kill(process.pid, 'SIGKILL');`;
    const child = spawn(process.execPath, ['--import', alias, '--input-type=module', '-e', script], {
      stdio: 'ignore',
    });
    await new Promise((resolve) => child.once('exit', resolve));
  }

  it('[OPS-01] Node services end by themselves, and the next supervisor stops the others', async () => {
    await killedSupervisor();
    const orphan = await recorded('records');
    expect(isRunning(orphan)).toBe(true);
    await vi.waitFor(async () => expect(await diary()).toContain('orphaned content'));
    const content = await recorded('content');
    await vi.waitFor(() => expect(isRunning(content)).toBe(false));
    const { supervisor: next, printed } = supervisor();
    await next.stopOrphans();
    expect(isRunning(orphan)).toBe(false);
    expect(printed.join()).toContain('stopped what a killed run left behind: records');
  });

  it('a stranger that got the number of a dead child is left alone', async () => {
    const stranger = spawn(process.execPath, ['-e', stubborn], { stdio: 'ignore' });
    const identity = identify(stranger.pid ?? 0);
    await mkdir(join(dataDir, 'pids'), { recursive: true });
    const old = { pid: stranger.pid, started: 'another time', stopSignal: 'SIGKILL' };
    await writeFile(join(dataDir, 'pids', 'content.json'), JSON.stringify(old));
    const { supervisor: next, printed } = supervisor();
    await next.stopOrphans();
    expect(identity && isRunning(identity)).toBe(true);
    expect(printed).toEqual([]);
    stranger.kill('SIGKILL');
  });
});
