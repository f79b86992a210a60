import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portFinding } from './port-finding.ts';
import { freePort } from './ports.ts';
import { identify } from './process-identity.ts';

let [dataDir, port] = ['', 0];
let server: Server;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-port-'));
  await mkdir(join(dataDir, 'pids'));
  port = await freePort();
  server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true });
});

describe('[f29] the doctor', () => {
  it('names a stranger on the port, cut for a terminal', async () => {
    const { state, sentence } = await portFinding({ port, dataDir });
    expect(state).toBe('bad');
    expect(sentence).toMatch(new RegExp(`^Port ${port} is taken by process ${process.pid} \\(.{1,80}\\): set PORT`));
  });

  it('knows the instance of its own data folder, however it was started', async () => {
    await writeFile(join(dataDir, 'pids', 'web.json'), JSON.stringify(identify(process.pid)));
    expect(await portFinding({ port, dataDir })).toEqual({
      state: 'ok',
      sentence: `Port ${port} is served by the Forecourt of this data folder (process ${process.pid}).`,
    });
  });

  it('reports that a port is free', async () => {
    const free = await freePort();
    expect(await portFinding({ port: free, dataDir })).toEqual({ state: 'ok', sentence: `Port ${free} is free.` });
  });
});
