import { constants, setPriority } from 'node:os';
import { connectContent } from '@/web/content/client.ts';
import { surviveTheUnforeseen } from '@/web/front/http/last-resort.ts';
import * as smtp from '@/web/integrations/mail/http.ts';
import * as mailSandbox from '@/web/integrations/mail/sandbox.ts';
import { environment, readVariables, text } from '@/web/platform/env.ts';
import { reason } from '@/web/platform/log.ts';
import { adminClient } from '../stock-services.ts';
import { SourceRunner } from './source-runner.ts';

/**
 * The process that fetches dealers' feeds, beside the web: an import reads and writes the whole index, which must hold up no page, and has a key
 * of the search service that the web has not.
 */
async function start(): Promise<void> {
  const env = environment();
  const { TYPESENSE_ADMIN_KEY: adminKey, ...more } = readVariables({
    TYPESENSE_ADMIN_KEY: text,
    STOCK_FEED_PRIVATE: text,
  });
  if (!env.DATABASE_URL || !env.TYPESENSE_URL) throw new Error('DATABASE_URL and TYPESENSE_URL are missing.');
  const mail =
    smtp.open(readVariables(smtp.variables)) ?? mailSandbox.open({ records: null, dataFolder: env.DATA_DIR });
  const runner = new SourceRunner({
    content: connectContent(env),
    recordsUrl: env.DATABASE_URL,
    typesense: adminKey ? adminClient(env.TYPESENSE_URL, adminKey) : null,
    mediaOrigins: env.MEDIA_ORIGINS,
    mail,
    port: env.PORT,
    variables: process.env,
    allowPrivate: more.STOCK_FEED_PRIVATE === '1',
  });
  const stop = () =>
    void runner
      .stop()
      .then(() => mail.close?.())
      .finally(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
  surviveTheUnforeseen();
  // Pages go first where both want the processor.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Pauses between polls keep no process alive, and there may be no supervisor.
  setInterval(() => undefined, 60_000);
  runner.start();
  process.stdout.write('ready\n');
}

start().catch((error: unknown) => {
  process.stderr.write(`Stock sources cannot be fetched: ${reason(error)}\n`);
  process.exit(1);
});
