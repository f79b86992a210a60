import { SMTPServer } from 'smtp-server';
import { receive } from './behaviour.ts';
import type { Store } from './store.ts';

/** Far above any mail of ours, bytes. */
const largest = 5_000_000;

/** A mail server that takes every mail to anybody, and sends none on. */
export function mailServer(store: Store): SMTPServer {
  return new SMTPServer({
    banner: 'Forecourt sandbox: mails end here',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: largest,
    logger: false,
    onAuth: (_auth, _session, answer) => answer(null, { user: 'sandbox' }),
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const body = Buffer.concat(chunks).toString('utf8');
        receive('mail', () => store.add({ kind: 'mail', title: to, headers: '', body })).then(
          (taken) => answer(taken ? null : Object.assign(new Error('The mailbox is away.'), { responseCode: 451 })),
          (error: Error) => answer(error),
        );
      });
    },
  });
}
