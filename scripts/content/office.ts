import { sentenceOf } from '../start/start-error.ts';
import { moveOfficeSettings } from './office-settings.ts';
import { contentService } from './service.ts';

/** `npm run content:office`: for a hosted service whose content is older than office settings; an instance's own is moved at its start. */
try {
  const { client, name } = await contentService(process.env);
  const moved = await moveOfficeSettings(client);
  console.log(
    `${moved} documents of ${name} held office settings; ${moved === 0 ? 'nothing was to move' : 'they are moved'}`,
  );
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
