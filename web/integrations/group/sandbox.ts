import type { AdapterContext } from '../integration.ts';
import { leaveInSandbox } from '../sandbox-folder.ts';
import type { Group } from './port.ts';

/** Writes each result to `DATA_DIR/sandbox/group`. */
export const open = ({ dataFolder }: AdapterContext): Group => ({
  kind: 'sandbox',
  takeValuation: (result, key) => leaveInSandbox(dataFolder, 'group', `${key}.json`, JSON.stringify(result, null, 2)),
});
