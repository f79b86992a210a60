import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { receive } from './behaviour.ts';
import { guarded } from './log.ts';
import type { Store } from './store.ts';

/**
 * Far above any mail of the product: bytes, receivers, connections at once, and milliseconds of
 * silence.
 */
const largest = 5_000_000;
const maxReceivers = 50;
const maxClients = 50;
const silentMs = 30_000;

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

type Result = (error?: Error | null) => void;

/** A mail server that takes every mail to any address, and forwards none. */
export function mailServer(store: Store): SMTPServer {
  return new SMTPServer({
    banner: 'Forecourt sandbox: mails end here',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: largest,
    maxClients,
    socketTimeout: silentMs,
    logger: false,
    onAuth: (_auth, _session, response) => response(null, { user: 'sandbox' }),
    onRcptTo: (_address, { envelope }, response) =>
      response(envelope.rcptTo.length < maxReceivers ? null : refusal(452, 'Too many receivers.')),
    onData: guarded(
      'mail',
      (stream, { envelope }, response) => take(store, stream, envelope.rcptTo, response),
      (_stream, _session, response) => response(refusal(451, 'The mailbox is away.')),
    ),
  });
}

async function take(
  store: Store,
  stream: SMTPServerDataStream,
  receivers: readonly { address: string }[],
  response: Result,
): Promise<void> {
  const body = await textOf(stream);
  if (body === null) return response(refusal(552, 'The mail is too large.'));
  const to = receivers.map(({ address }) => address).join(', ');
  const taken = await receive('mail', () => store.add({ kind: 'mail', title: to, headers: '', body }));
  response(taken ? null : refusal(451, 'The mailbox is away.'));
}

/**
 * Null for what is too large; it is still read to its end, which the protocol requires, but not
 * into memory.
 */
async function textOf(stream: SMTPServerDataStream): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > largest ? null : Buffer.concat(chunks).toString('utf8');
}
