import { csvRow } from '@/domain/text/delimited.ts';
import { inKilobytes, type LedgerRow, shiftText } from '@/domain/third-parties/ledger.ts';
import type { TagTiming } from '@/domain/third-parties/tag.ts';
import type { TagPurpose } from '@/domain/third-parties/tag-purposes.ts';
import { vendorOf } from '@/domain/third-parties/vendors.ts';

export const purposeTitles: Record<TagPurpose, string> = {
  visits: 'Counting visits',
  ads: 'Measuring ads',
  help: 'Chat and other help',
};

export const timingTitles: Record<TagTiming, string> = {
  interaction: 'First tap, key or scroll',
  idle: 'Once the page is idle',
};

export const stateTitles: Record<LedgerRow['state'], string> = {
  live: 'Live',
  refused: 'Refused',
  unmeasured: 'Not measured yet',
  off: 'Off',
};

const entered = ['Name', 'Vendor', 'Script', 'Hosts', 'Purpose', 'Data it gets', 'Consent', 'Starts'];
const judged = [
  'Approved by',
  'Approved on',
  'State',
  'Reason',
  'KB',
  'Main thread, ms',
  'Layout shift',
  'Measured at',
];
export const registerHead = `\ufeff${[...entered, ...judged].map((name) => `"${name}"`).join(',')}\r\n`;

/** One third party for the privacy register. */
export function registerLine({ tag, source, measurement, state, reasons }: LedgerRow): string {
  const cost = measurement && measurement.failure === '' ? measurement : null;
  return csvRow([
    ...[tag.name, vendorOf(tag.vendor)?.title ?? '', source?.url ?? tag.url, source?.hosts.join(' ') ?? ''],
    ...[tag.purpose, tag.receives, purposeTitles[tag.consent], timingTitles[tag.loads]],
    ...[tag.approvedBy, tag.approvedOn, stateTitles[state], reasons.join(' ')],
    ...(cost
      ? [`${inKilobytes(cost.bytes)}`, `${Math.round(cost.mainThreadMs)}`, shiftText(cost.shift)]
      : ['', '', '']),
    measurement?.measuredAt.toISOString() ?? '',
  ]);
}
