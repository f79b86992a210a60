import type { AdapterContext } from '../integration.ts';
import { leaveInSandbox } from '../sandbox-folder.ts';
import type { Crm } from './port.ts';
import { signedHeaders } from './signature.ts';

/** Writes each message with its headers to `DATA_DIR/sandbox/crm`. */
export const open = ({ dataFolder }: AdapterContext): Crm => ({
  kind: 'sandbox',
  post: ({ target, ...message }) => {
    const heads = Object.entries(signedHeaders(message)).map(([name, value]) => `${name}: ${value}`);
    return leaveInSandbox(
      dataFolder,
      'crm',
      `${message.id}.txt`,
      `${target}\n${heads.join('\n')}\n\n${message.body}\n`,
    );
  },
});
