import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { lockDataDir } from './data-lock.ts';
import { ownerOfPort } from './port-owner.ts';
import { choosePort, freePort, isFree } from './ports.ts';
import { removeData } from './remove-data.ts';
import { readSeeded } from './seeding.ts';
import { readServices, writeServices } from './services.ts';
import { settleServices } from './settle-services.ts';
import { StartError, sentenceOf } from './start-error.ts';

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-data-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('[OPS-01] names the holder to the second instance, and lets go at the end', () => {
    const lock = lockDataDir(dataDir, 3000);
    expect(() => lockDataDir(dataDir, 3100)).toThrow(
      `${dataDir} is in use by another Forecourt (process ${process.pid}, port 3000)`,
    );
    lock.release();
    lockDataDir(dataDir, 3100).release();
  });

  it('does not outlive a holder that is killed', async () => {
    const file = JSON.stringify(join(import.meta.dirname, 'data-lock.ts'));
    const script = `import { lockDataDir } from ${file}; lockDataDir(${JSON.stringify(dataDir)}, 3000); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    expect(() => lockDataDir(dataDir, 3100)).toThrow(`process ${holder.pid}`);
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    lockDataDir(dataDir, 3100).release();
  });
});

describe('removing a data folder', () => {
  it('refuses a folder that is not ours, and one that is in use', async () => {
    await writeFile(join(dataDir, 'holiday.jpg'), 'x');
    await expect(removeData(dataDir)).rejects.toThrow('is not a data folder of Forecourt');
    const lock = lockDataDir(dataDir, 3000);
    await expect(removeData(dataDir)).rejects.toThrow('is in use');
    lock.release();
    await removeData(dataDir);
    expect(await stat(dataDir).catch(() => null)).toBeNull();
  });
});

describe('services.json', () => {
  const configuration = (environment = {}) => readConfiguration({ ...environment, DATA_DIR: dataDir }, '/');

  it('is readable by its owner alone and gives ports and keys back at the next start', async () => {
    const first = await settleServices(configuration(), null, []);
    first.records.folder = join(dataDir, 'records', 'cluster');
    await writeServices(dataDir, first);
    expect((await stat(join(dataDir, 'services.json'))).mode & 0o777).toBe(0o600);
    expect(await settleServices(configuration(), await readServices(dataDir), [])).toEqual(first);
  });

  it.each(['', '{', '{"web":{"url":"http://x"},"content":{', 'null', '[]', '{}', '{"web":1}'])(
    '[OPS-02] that is broken (%j) is named in a sentence, and so is the note of the demo',
    async (text) => {
      for (const [file, read] of [
        ['services.json', () => readServices(dataDir)],
        ['seeded.json', () => readSeeded(join(dataDir, 'seeded.json'))],
      ] as const) {
        if (file === 'seeded.json' && text === '{}') continue;
        await writeFile(join(dataDir, file), text);
        const refused = await read().catch((error: unknown) => error);
        expect(refused, file).toBeInstanceOf(StartError);
        expect(sentenceOf(refused)).toMatch(new RegExp(`^\\S+/${file} is broken or half-written\\. It [^\\n]+\\.$`));
      }
    },
  );

  it('gives every instance keys and ports of its own', async () => {
    const [first, second] = [
      await settleServices(configuration(), null, []),
      await settleServices(configuration(), null, []),
    ];
    expect(first.content.token).not.toBe(second.content.token);
    const ports = [first, second].flatMap(({ content, search, records, media }) =>
      [content, search, records, media].map(({ url }) => new URL(url).port),
    );
    expect(new Set(ports).size).toBe(8);
  });

  it('[OPS-02] keeps a real engine out of the embedded keys, and the other way round', async () => {
    const real = configuration({
      DATABASE_URL: 'postgres://app@db.example/forecourt',
      SANITY_PROJECT_ID: 'abc',
      SANITY_API_TOKEN: 'sk',
    });
    const outside = await settleServices(real, await settleServices(configuration(), null, []), []);
    expect(outside.records).toEqual({ url: 'postgres://app@db.example/forecourt' });
    expect(outside.content).toMatchObject({ url: 'https://abc.api.sanity.io', token: 'sk' });
    const inside = await settleServices(configuration(), outside, []);
    expect(inside.records.url).toMatch(/^postgres:\/\/app:[\w-]+@127\.0\.0\.1:\d+\/forecourt$/);
    expect(inside.content.token).not.toBe('sk');
  });
});

describe('ports', () => {
  it('finds free ones below the range that systems give out by themselves', async () => {
    const port = await freePort();
    expect(port).toBeLessThan(32_768);
    expect(await choosePort(port)).toBe(port);
  });

  it('[OPS-01] sees a taken port and who has it', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await isFree(port)).toBe(false);
    expect(await choosePort(port)).not.toBe(port);
    expect(ownerOfPort(port)?.pid).toBe(process.pid);
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port)).toBe(true);
    expect(ownerOfPort(port)).toBeNull();
  });
});
