import { log, reason, surviveTheUnforeseen } from './log.ts';
import { mailServer } from './mailbox.ts';
import { Payments } from './payments/payments.ts';
import { Store } from './store.ts';
import { webServer } from './web-server.ts';

const { SANDBOX_PORT, SANDBOX_SMTP_PORT, SANDBOX_DIR = '.data/sandbox', SANDBOX_PAYMENTS = '' } = process.env;

const store = new Store(SANDBOX_DIR);
const mail = mailServer(store);
const payments = new Payments(SANDBOX_DIR, () => `http://127.0.0.1:${SANDBOX_PORT}`, SANDBOX_PAYMENTS);
const web = webServer(store, payments);

/** A port that is taken, or a connection that breaks. */
mail.on('error', failed);
web.on('error', failed);

function failed(error: NodeJS.ErrnoException): void {
  if (error.syscall !== 'listen') {
    log('warn', 'connection-failed', { reason: reason(error) });
    return;
  }
  process.stderr.write(`The sandbox cannot start: ${error.message}\n`);
  process.exit(1);
}

function stop(): void {
  mail.close(() => undefined);
  web.close(() => {
    payments.close();
    store.close();
    process.exit(0);
  });
  web.closeAllConnections();
  setTimeout(() => process.exit(0), 2_000).unref();
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
process.on('disconnect', stop);

surviveTheUnforeseen();
// Loopback alone: what arrives here is personal.
mail.listen(Number(SANDBOX_SMTP_PORT), '127.0.0.1', () =>
  web.listen(Number(SANDBOX_PORT), '127.0.0.1', () => process.stdout.write('ready\n')),
);
