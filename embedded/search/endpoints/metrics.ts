import { readFile, statfs } from 'node:fs/promises';
import { cpus, freemem, totalmem } from 'node:os';
import { type Call, json, type Result } from '../protocol/call.ts';

/** What the machine and this process use, under the original's names: percentages and bytes as text. */
export async function metrics({ service }: Call): Promise<Result> {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const indexes = service.catalogue.list().reduce((sum, collection) => sum + collection.bytes, 0);
  const allocated = heapUsed + external;
  return json({
    ...processors(),
    ...(await disk(service.directory)),
    system_memory_total_bytes: String(totalmem()),
    system_memory_used_bytes: String(totalmem() - freemem()),
    ...(await network()),
    typesense_memory_active_bytes: String(rss),
    typesense_memory_allocated_bytes: String(allocated),
    typesense_memory_fragmentation_ratio: Math.max(0, 1 - allocated / rss).toFixed(2),
    typesense_memory_index_bytes: String(indexes),
    typesense_memory_mapped_bytes: String(heapTotal + external),
    typesense_memory_resident_bytes: String(rss),
  });
}

/** Since the machine was started: the share of their time in which the processors were busy. */
function processors(): Record<string, string> {
  const shares = cpus().map(({ times }) => {
    const all = Object.values(times).reduce((sum, time) => sum + time, 0);
    return { idle: times.idle, all };
  });
  const busy = (idle: number, all: number) => (all === 0 ? 0 : (1 - idle / all) * 100).toFixed(2);
  const each = shares.map(({ idle, all }, at) => [`system_cpu${at + 1}_active_percentage`, busy(idle, all)]);
  const idle = shares.reduce((sum, share) => sum + share.idle, 0);
  const all = shares.reduce((sum, share) => sum + share.all, 0);
  return { ...Object.fromEntries(each), system_cpu_active_percentage: busy(idle, all) };
}

async function disk(directory: string): Promise<Record<string, string>> {
  const { blocks, bfree, bsize } = await statfs(directory);
  return {
    system_disk_total_bytes: String(blocks * bsize),
    system_disk_used_bytes: String((blocks - bfree) * bsize),
  };
}

/** Only Linux reports it; elsewhere nothing is counted. */
async function network(): Promise<Record<string, string>> {
  const table = await readFile('/proc/net/dev', 'utf8').catch(() => '');
  const rows = table
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => (line.split(':')[1] ?? '').trim().split(/\s+/).map(Number));
  const sum = (column: number) => rows.reduce((total, row) => total + (row[column] ?? 0), 0);
  return { system_network_received_bytes: String(sum(0)), system_network_sent_bytes: String(sum(8)) };
}
