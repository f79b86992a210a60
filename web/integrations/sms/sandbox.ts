import type { AdapterContext } from '../integration.ts';
import { leaveInSandbox } from '../sandbox-folder.ts';
import type { Sms } from './port.ts';

/** Writes each text to `DATA_DIR/sandbox/sms`. */
export function open({ dataFolder }: AdapterContext): Sms {
  return {
    kind: 'sandbox',
    send: ({ id, to, text }) => leaveInSandbox(dataFolder, 'sms', `${id}.txt`, `To: ${to}\n\n${text}\n`),
  };
}
