import { describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

describe.skipIf(hosted)('what was acknowledged is stored', () => {
  it('[CMS-04] [OPS-01] kill -9 during mutations loses none that was acknowledged', async () => {
    const service = await RunningContent.start();
    try {
      const client = service.client();
      const answered: string[] = [];
      const writing = (async () => {
        for (let at = 0; at < 400; at += 1) {
          await client.create({ _id: `kept-${at}`, _type: 'kept' });
          answered.push(`kept-${at}`);
        }
      })().catch(() => undefined);
      while (answered.length < 60) await new Promise((resolve) => setTimeout(resolve, 5));
      await service.crash();
      await writing;
      const there = new Set(await service.client().fetch<string[]>('*[_type == "kept"]._id'));
      expect(answered.filter((id) => !there.has(id))).toEqual([]);
    } finally {
      await service.stop();
    }
  });
});
