import type { AdapterContext } from '../integration.ts';
import { leaveInSandbox } from '../sandbox-folder.ts';
import type { Measuring } from './port.ts';
import { googleBody, metaBody } from './vendor-bodies.ts';

/** Writes what would be sent to `DATA_DIR/sandbox/measuring`. */
export const open = ({ dataFolder }: AdapterContext): Measuring => ({
  kind: 'sandbox',
  send: (vendor, visit) => {
    const body = vendor === 'google' ? googleBody(visit) : metaBody(visit);
    return leaveInSandbox(dataFolder, 'measuring', `${visit.site} ${vendor}.json`, JSON.stringify(body, null, 2));
  },
});
