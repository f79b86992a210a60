import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { records, sendJson } from './forms.fixture.ts';
import { control, instance, shop, until } from './shop.ts';

const slug = 'northgate-hyundai';

function send(message: string) {
  const person = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'] };
  return sendJson(slug, { form: 'call-back', filled: { ...person, message: [message] } });
}

const leadsWith = (message: string) => records("select id from leads where details->>'message' = $1", [message]);
const newText = () => `A loan car? ${randomUUID()}`;

describe('an enquiry while the content service is away', () => {
  it('[FORM-12] is taken by the stored content, also by a process that started since: the service down, and not responding', async () => {
    expect((await send(newText())).status).toBe(201);
    const { pid } = JSON.parse(await readFile(join(instance().dataDir, 'pids', 'content.json'), 'utf8'));
    const [silent, down, restarted] = [newText(), newText(), newText()];
    process.kill(pid, 'SIGSTOP');
    try {
      expect((await send(silent)).status).toBe(201);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await control('stop', 'content');
    try {
      expect((await send(down)).status).toBe(201);
      await control('kill', 'web');
      await until('the new process answers', async () => (await shop(slug, '/api/health/live')).status === 200);
      await until('it takes the enquiry', async () => (await send(restarted)).status === 201);
    } finally {
      await control('start', 'content');
    }
    for (const message of [silent, down, restarted]) expect(await leadsWith(message)).toHaveLength(1);
  });
});
