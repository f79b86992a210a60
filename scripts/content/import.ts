import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError, sentenceOf } from '../start/start-error.ts';
import { importContent } from './move.ts';
import { contentService } from './service.ts';

/** `npm run content:import -- <file.tar.gz> [--missing]`; without `--missing`, documents of the same id are replaced. */
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { missing: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new StartError('Say what: npm run content:import -- content.tar.gz [--missing]');
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const mode = values.missing ? 'missing' : 'replace';
  await importContent(await contentService(process.env), file, mode, (sentence) => console.log(sentence));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
