import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { withEnvFile } from './env-file.ts';
import { removeData } from './remove-data.ts';
import { sentenceOf } from './start-error.ts';

const root = join(import.meta.dirname, '..', '..');

try {
  const { dataDir } = readConfiguration(withEnvFile(join(root, '.env'), process.env), root);
  await removeData(dataDir);
  console.log(`Removed ${dataDir}: the next npm start begins anew.`);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
