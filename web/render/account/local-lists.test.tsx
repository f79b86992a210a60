// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { ownStore, writeList } from '@/parts/saved-cars/browser-list.ts';
import { saveSearch } from '@/parts/saved-cars/saved-searches.ts';
import { LocalLists } from './local-lists-client.tsx';

const reload = vi.fn();
let respond: (added: number) => void;
let posted: string[];
beforeEach(() => {
  reload.mockClear();
  posted = [];
  localStorage.clear();
  document.body.replaceChildren();
  Object.defineProperty(window, 'location', {
    value: { reload, pathname: '/my-garage', search: '' },
    configurable: true,
  });
  saveSearch(ownStore, 's', { name: 'Utes', address: '/search/used-cars?body=Ute' });
  const { promise, resolve } = Promise.withResolvers<Response>();
  respond = (added) => resolve(Response.json({ added }));
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('forecourt_signed_in=x1');
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address === '/api/account/searches') return promise;
    posted.push(String(init?.body ?? ''));
    return Promise.resolve(Response.json({ cars: [] }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const garage = () =>
  mounted(
    <>
      <LocalLists site="s" />
      <input name="name" defaultValue="Asha" />
      <input type="checkbox" name="share" />
      <details>
        <textarea name="note" />
      </details>
      <form />
    </>,
  );
type Garage = Awaited<ReturnType<typeof garage>>;

describe('[SAVE-02] [SAVE-05] cars and searches that join an account', () => {
  const answered = async (act: (page: Garage) => void, added = 1) => {
    const page = await garage();
    act(page);
    await page.hand(async () => {
      respond(added);
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    return page;
  };

  it('change nothing where the account has them', async () => {
    await (await answered(() => undefined, 0)).end();
    expect(reload).not.toHaveBeenCalled();
  });

  it('are cars that the sign-in did not bring, too', async () => {
    const car = { id: 'left', name: 'x', slug: 'x', make: 'Ford', model: 'x', primary_image_url: '' };
    writeList(ownStore, 's', 'favourites', [car]);
    await (await answered(() => undefined, 0)).end();
    expect(posted).toEqual(['', '{"car_id":"left","back":"/my-garage"}']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('are shown at once where no field is in use', async () => {
    await (await answered(() => undefined)).end();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each<[string, (page: Garage) => void]>([
    ['types', (page) => page.find('[name=name]').focus()],
    ['has typed', (page) => Object.assign(page.find('[name=name]'), { value: 'Ash' })],
    ['has ticked a box', (page) => Object.assign(page.find('[name=share]'), { checked: true })],
    ['has opened a note', (page) => page.find('details').setAttribute('open', '')],
  ])('are offered instead where the shopper %s', async (_, act) => {
    const page = await answered(act);
    expect([reload.mock.calls.length, page.text()]).toEqual([
      0,
      'What you saved on this device is in your account now. Show it',
    ]);
    await page.hand(() => page.find('button').click());
    expect(reload).toHaveBeenCalledOnce();
    await page.end();
  });

  it('call no form back that is on its way', async () => {
    const page = await answered(({ find }) => find('form').dispatchEvent(new Event('submit', { bubbles: true })));
    expect(reload).not.toHaveBeenCalled();
    await page.end();
  });
});
