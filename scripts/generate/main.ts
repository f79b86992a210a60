import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBlockFolders, readDocumentFiles } from './block-folders.ts';
import {
  contentTypesFingerprint,
  contentTypesPath,
  generateContentTypes,
  recordedFingerprint,
  schemaPath,
} from './content-types.ts';
import { readIntegrationFolders } from './integration-folders.ts';
import { documentTypesFile, type GeneratedFile, integrationsFile, registries } from './registries.ts';

const root = join(import.meta.dirname, '../..');

async function main(): Promise<void> {
  for (const file of registries(readBlockFolders(join(root, 'blocks')))) write(file);
  write(documentTypesFile(readDocumentFiles(join(root, 'schemas/documents'))));
  write(integrationsFile(readIntegrationFolders(join(root, 'web/integrations'))));
  if (process.argv.includes('--registries')) return;
  const { schema, copy: words } = await fromSchemas();
  write(words);
  write({ path: schemaPath, text: schema });
  if (recordedFingerprint(read(contentTypesPath)) === contentTypesFingerprint(root)) return;
  await generateContentTypes(root);
  console.log(`wrote ${contentTypesPath}`);
}

/** Imported late: the schema code imports registries that this command may just have written for the first time. */
async function fromSchemas(): Promise<{ schema: string; copy: GeneratedFile }> {
  await import('../alias.ts');
  const { blockSchemas } = await import('@/blocks/schemas.generated.ts');
  const { contentSchema } = await import('./content-schema.ts');
  const { wordsInOrderFile } = await import('./words-in-order.ts');
  return { schema: contentSchema(blockSchemas), copy: wordsInOrderFile(blockSchemas) };
}

function write({ path, text }: GeneratedFile): void {
  if (read(path) === text) return;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}

function read(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
