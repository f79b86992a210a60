// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { ownStore } from '@/parts/saved-cars/browser-list.ts';
import { saveSearch } from '@/parts/saved-cars/saved-searches.ts';
import { LocalSearches } from './local-searches-client.tsx';

const reload = vi.fn();
let respond: (added: number) => void;
beforeEach(() => {
  reload.mockClear();
  localStorage.clear();
  document.body.replaceChildren();
  Object.defineProperty(window, 'location', { value: { reload }, configurable: true });
  saveSearch(ownStore, 's', { name: 'Utes', address: '/search/used-cars?body=Ute' });
  const { promise, resolve } = Promise.withResolvers<Response>();
  respond = (added) => resolve(Response.json({ added }));
  vi.stubGlobal('fetch', () => promise);
});
afterEach(() => vi.unstubAllGlobals());

const garage = () =>
  mounted(
    <>
      <LocalSearches site="s" />
      <input name="name" defaultValue="Asha" />
      <input type="checkbox" name="share" />
      <details>
        <textarea name="note" />
      </details>
      <form />
    </>,
  );
type Garage = Awaited<ReturnType<typeof garage>>;

describe('[SAVE-05] searches that join an account', () => {
  const answered = async (act: (page: Garage) => void, added = 1) => {
    const page = await garage();
    act(page);
    await page.hand(async () => {
      respond(added);
      await new Promise((resolve) => setTimeout(resolve));
    });
    return page;
  };

  it('change nothing where the account has them', async () => {
    await (await answered(() => undefined, 0)).end();
    expect(reload).not.toHaveBeenCalled();
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
  ])('are offered instead where somebody %s', async (_, act) => {
    const page = await answered(act);
    expect([reload.mock.calls.length, page.text()]).toEqual([
      0,
      'Searches you saved on this device are in your account now. Show them',
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
