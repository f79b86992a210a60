import { join } from 'node:path';
import type { Configuration } from './configuration.ts';
import { bad, type Finding, ok } from './finding.ts';
import { isChild } from './pid-files.ts';
import { ownerOfPort, ownerText, type PortOwner } from './port-owner.ts';
import { isFree } from './ports.ts';

type Place = Pick<Configuration, 'port' | 'dataDir'>;

/** A port that this data folder's own instance has is as it should be; another process's is not. */
export async function portFinding({ port, dataDir }: Place): Promise<Finding> {
  if (await isFree(port)) return ok(`Port ${port} is free.`);
  const owner = ownerOfPort(port);
  if (owner && (await isChild(join(dataDir, 'pids'), 'web', owner.pid)))
    return ok(`Port ${port} is served by the Forecourt of this data folder (process ${owner.pid}).`);
  return bad(`Port ${port} is taken${byWhom(owner)}: set PORT to another one.`);
}

function byWhom(owner: PortOwner | null): string {
  if (!owner) return '';
  return owner.command.includes('web/start/main.ts')
    ? ` by the Forecourt of another data folder (process ${owner.pid})`
    : ` by ${ownerText(owner)}`;
}
