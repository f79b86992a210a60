import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockSchemas } from '@/blocks/schemas.generated.ts';
import { readBlockFolders, readDocumentFiles } from './block-folders.ts';
import { contentSchema } from './content-schema.ts';
import { contentTypesFingerprint, contentTypesPath, recordedFingerprint, schemaPath } from './content-types.ts';
import { readIntegrationFolders } from './integration-folders.ts';
import { documentTypesFile, integrationsFile, registries } from './registries.ts';
import { wordsInOrderFile } from './words-in-order.ts';

const root = join(import.meta.dirname, '../..');
const committed = (path: string) => readFileSync(join(root, path), 'utf8');
const advice = 'out of date: run `npm run generate`';

const files = [
  ...registries(readBlockFolders(join(root, 'blocks'))),
  documentTypesFile(readDocumentFiles(join(root, 'schemas/documents'))),
  integrationsFile(readIntegrationFolders(join(root, 'web/integrations'))),
  wordsInOrderFile(blockSchemas),
];

it.each(files)('$path is what the folders contain', ({ path, text }) => {
  expect(committed(path), `${path} is ${advice}`).toBe(text);
});

it('the extracted schema is what the schema files declare', () => {
  expect(contentSchema(blockSchemas) === committed(schemaPath), `${schemaPath} is ${advice}`).toBe(true);
});

it('the content types were made from this schema and these queries', () => {
  const recorded = recordedFingerprint(committed(contentTypesPath));
  expect(recorded, `${contentTypesPath} is ${advice}`).toBe(contentTypesFingerprint(root));
});
