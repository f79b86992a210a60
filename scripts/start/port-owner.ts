import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** `command` is the whole line of the program and what it was started with. */
export type PortOwner = { pid: number; command: string };

/** "process 12 (node server.js)", cut for a terminal. */
export const ownerText = ({ pid, command }: PortOwner): string => `process ${pid} (${command.slice(0, 80)})`;

/** The process that listens on a port, as far as the system reports it; null when it does not. */
export function ownerOfPort(port: number): PortOwner | null {
  try {
    return process.platform === 'linux' ? ownerOnLinux(port) : ownerByLsof(port);
  } catch {
    return null;
  }
}

function ownerOnLinux(port: number): PortOwner | null {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeningSockets(`/proc/net/${table}`, port)));
  if (sockets.size === 0) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pid = pids.find((name) => openFiles(name).some((target) => sockets.has(target)));
  return pid ? { pid: Number(pid), command: commandOf(Number(pid)) } : null;
}

/** Rows of proc(5) `/proc/net/tcp`: local address is `hex:port`, state 0A is LISTEN, the tenth field is the inode. */
function listeningSockets(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.filter((row) => row[1]?.endsWith(`:${hex}`) && row[3] === '0A').map((row) => `socket:[${row[9]}]`);
}

function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return quietly(() => readdirSync(folder), []).map((file) => quietly(() => readlinkSync(`${folder}/${file}`), ''));
}

/** `otherwise` for processes and files that are gone meanwhile, or may not be read. */
function quietly<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();

function ownerByLsof(port: number): PortOwner | null {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const pid = /^p(\d+)$/m.exec(output)?.[1];
  return pid ? { pid: Number(pid), command: /^c(.+)$/m.exec(output)?.[1] ?? '' } : null;
}
