import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { StartError } from '../start/start-error.ts';
import { moveOfficeSettings } from './office-settings.ts';
import type { ContentService } from './service.ts';

type Report = (sentence: string) => void;

/** Writes everything of a content service, drafts and assets included, as Sanity's own export archive (CMS-04). */
export async function exportContent(from: ContentService, file: string, report: Report): Promise<void> {
  const target = resolve(file);
  const unfinished = `${target}.${process.pid}.unfinished`;
  await mkdir(dirname(target), { recursive: true });
  try {
    const { documentCount, assetCount } = await exportDataset({
      client: from.client,
      dataset: from.dataset,
      outputPath: unfinished,
      onProgress: ({ step, current, total, update }) => {
        if (!update || current === total) report(Number(total) > 1 ? `${step} ${current} of ${total}` : step);
      },
    });
    await rename(unfinished, target);
    report(`${documentCount} documents and ${assetCount} files of ${from.name} are in ${target}`);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** The embedded service writes addresses of pictures relative to whatever host shows them: `/lake/images/…` is its own `/images/…`. */
function wholeAddress({ client }: ContentService, address: string): string {
  if (!address.startsWith('/')) return address;
  return client.config().apiHost + address.replace(/^\/.*?(?=\/(?:images|files)\/)/, '');
}

type ImportMode = 'replace' | 'missing';

/**
 * Puts an export archive into a content service; `missing` leaves alone what is there already. The archive is read whole before
 * anything is written: a damaged one changes nothing and throws a StartError (CMS-04).
 */
export async function importContent(to: ContentService, file: string, mode: ImportMode, report: Report): Promise<void> {
  const steps = new Set<string>();
  const { numDocs, warnings } = await sanityImport(createReadStream(resolve(file)), {
    client: to.client,
    operation: mode === 'replace' ? 'createOrReplace' : 'createIfNotExists',
    allowSystemDocuments: false,
    allowAssetsInDifferentDataset: true,
    releasesOperation: 'ignore',
    replaceAssets: false,
    skipCrossDatasetReferences: false,
    tag: 'forecourt.import',
    assetFetch: (address, options) => fetch(wholeAddress(to, String(address)), options as RequestInit),
    onProgress: ({ step }) => {
      if (!steps.has(step)) report(step);
      steps.add(step);
    },
  }).catch((cause: Error) => {
    throw new StartError(`${file} could not be put in: ${cause.message}`, { cause });
  });
  for (const { message } of warnings) report(`Note: ${message}`);
  await moveOfficeSettings(to.client);
  report(`${numDocs} documents of ${file} are in ${to.name}`);
}
