import { StartError, sentenceOf } from '../start/start-error.ts';
import { exportContent } from './move.ts';
import { contentService } from './service.ts';

/** `npm run content:export -- <file.tar.gz>` */
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartError('Say where to: npm run content:export -- content.tar.gz');
  await exportContent(await contentService(process.env), file, (sentence) => console.log(sentence));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
