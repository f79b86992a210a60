import { describe, expect, it, onTestFinished } from 'vitest';
import { cached, content, control, publish, shop, until } from './shop.ts';

const tile = 'tile-southbank-ford-stocktake';

async function publishedTitle(): Promise<string> {
  return content().fetch<string>('*[_id == $id][0].title', { id: tile });
}

/** Without the header: its counts of stock come and go with the search service, which other journeys stop. */
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('a publish reaches the shopper', () => {
  it('[PLUS-07] the next request after a publish shows the new text on that dealer only', async () => {
    await shop('southbank-ford', '/');
    const before = await shop('harbour-ford', '/');
    const title = `Stocktake, ${Date.now().toString(36)}`;
    await publish(tile, { title });
    await until('the new title', async () => (await shop('southbank-ford', '/')).body.includes(title));
    const after = await shop('harbour-ford', '/');
    expect(after.body).not.toContain(title);
    expect(mainOf(after.body)).toBe(mainOf(before.body));
  });

  it('[CFG-04] a publish on one site leaves the cached page of another in the cache', async () => {
    await cached('cartown');
    await publish(tile, { title: `Stocktake ${Date.now()}` });
    expect((await shop('cartown', '/')).headers['x-cache']).toBe('hit');
  });

  it('[BLK-02] a tile whose window ends while its page is cached is gone at that moment', async () => {
    onTestFinished(async () => {
      await content().patch(tile).unset(['expiresAt', 'startsAt']).commit();
    });
    let title = '';
    let expiresAt = '';
    // A longer window where a busy machine had the page in its cache too late.
    const cachedWithin = async (windowMs: number): Promise<boolean> => {
      title = `Ends soon ${Date.now()}`;
      expiresAt = new Date(Date.now() + windowMs).toISOString();
      await publish(tile, { title, startsAt: new Date(Date.now() - 60_000).toISOString(), expiresAt });
      const isCached = async () => {
        const { body, headers } = await shop('southbank-ford', '/');
        return body.includes(title) && headers['x-cache'] === 'hit';
      };
      return until('the tile in the cached page', isCached, windowMs - 500).then(
        () => true,
        () => false,
      );
    };
    expect((await cachedWithin(3_000)) || (await cachedWithin(12_000))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, Date.parse(expiresAt) - Date.now() + 20));
    expect((await shop('southbank-ford', '/')).body).not.toContain(title);
  });

  it('[OPS-05] kill -9 of the content service between two edits loses neither', async () => {
    const first = `First ${Date.now()}`;
    await publish(tile, { title: first });
    await control('kill', 'content');
    expect(await publishedTitle()).toBe(first);
    const second = `Second ${Date.now()}`;
    await publish(tile, { title: second });
    await control('kill', 'content');
    expect(await publishedTitle()).toBe(second);
    await until('the second title on the page', async () => (await shop('southbank-ford', '/')).body.includes(second));
  });

  it('[CFG-02] an override changes its dealer and no other, and taking it away gives the template back', async () => {
    const main = '03 5550 0199';
    const old = await content().fetch<string>('*[_id == "override-harbour-ford"][0].settings.phones.main');
    await publish('override-harbour-ford', { 'settings.phones.main': main });
    await until('the new phone', async () => (await shop('harbour-ford', '/')).body.includes(main));
    expect((await shop('southbank-ford', '/')).body).not.toContain(main);
    await publish('override-harbour-ford', { 'settings.phones.main': old });
    await until('the old phone', async () => !(await shop('harbour-ford', '/')).body.includes(main));
  });

  it('[CMS-01] a draft is not shown to shoppers until it is published', async () => {
    const title = `Draft ${Date.now()}`;
    const client = content();
    const draftId = `drafts.${tile}`;
    await client.action({
      actionType: 'sanity.action.document.edit',
      publishedId: tile,
      draftId,
      patch: { set: { title } },
    });
    expect((await shop('southbank-ford', '/')).body).not.toContain(title);
    await client.action({ actionType: 'sanity.action.document.publish', publishedId: tile, draftId });
    await until('the published title', async () => (await shop('southbank-ford', '/')).body.includes(title));
  });
});
