// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { toastShown } from '@/ui/toast/toast-shown.ts';
import { ownStore } from './browser-list.ts';
import { type Favourite, toggleFavourite } from './favourites.ts';
import { SavedLists } from './saved-lists-client.tsx';
import { saveSearch } from './saved-searches.ts';
import { SavedTrayClient } from './saved-tray-client.tsx';

const car = (id: string): Favourite => ({
  id,
  name: `Car ${id}`,
  slug: id,
  make: 'Ford',
  model: id,
  primary_image_url: '',
});
const button = (name: string, id: string) => {
  const one = document.createElement('button');
  one.dataset[name] = JSON.stringify(car(id));
  document.body.append(one);
  return one;
};

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  vi.stubGlobal('fetch', async () => Response.json({ vehicles: [{ slug: 'a', status: 'in_stock', price: '$9,990' }] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[SAVE-03] what this browser saved', () => {
  const tray = () =>
    mounted(
      <SavedTrayClient
        site="s"
        garage=""
        label="Saved"
        head=""
        looks={{ button: '', count: '', panel: '', region: 'region', toast: 'toast' }}
      />,
    );

  it('is counted at the edge of the window, and a press on a heart is announced', async () => {
    const heart = button('favourite', 'a');
    const part = await tray();
    expect(part.find<HTMLButtonElement>('button').hidden).toBe(true);
    await part.hand(() => heart.click());
    expect([part.find('[data-saved-count]').textContent, part.find('[role=status]').textContent]).toEqual([
      '1',
      'Car a saved',
    ]);
    await part.hand(() => heart.click());
    expect(part.find('[role=status]').textContent).toBe('Car a removed');
    expect([part.find('[role=status]').className, part.find('[role=status] p').className]).toEqual(['region', 'toast']);
    await part.hand(() => document.dispatchEvent(new Event(toastShown)));
    expect(part.find('[role=status]').textContent).toBe('');
    await part.end();
  });

  it('shows what another tab saves', async () => {
    const part = await tray();
    saveSearch(ownStore, 's', { name: 'Utes', address: '/search?body=Ute' });
    toggleFavourite(ownStore, 's', car('a'));
    await part.hand(() => window.dispatchEvent(new StorageEvent('storage')));
    expect(part.find('[data-saved-count]').textContent).toBe('2');
    await part.end();
  });
});

describe('[SAVE-05] the lists of the tray', () => {
  const lists = async (cars: Favourite[], more: object = {}) => {
    const [change, announce] = [vi.fn(), vi.fn()];
    const part = await mounted(
      <SavedLists
        site="s"
        garage="/my-garage"
        cars={cars}
        searches={[]}
        change={change}
        announce={announce}
        open
        {...more}
      />,
    );
    return { ...part, change, announce };
  };

  it('show what each car costs now, and which is listed no more', async () => {
    const part = await lists([car('a'), car('b')]);
    await vi.waitFor(() => expect(part.text()).toContain('$9,990'));
    expect(part.text()).toMatch(/Car a\$9,990Remove.*Car bNo longer listed/);
    expect(part.text()).toContain('Keep these 2 cars');
  });

  it('explain how to begin, and keep the cars of an account', async () => {
    expect((await lists([])).text()).toContain('Tap the heart on a car');
    expect((await lists([car('a')], { garage: '' })).text()).not.toContain('Keep');
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('forecourt_signed_in=1');
    expect((await lists([car('a')])).text()).toContain('See what has changed');
    cookie.mockRestore();
  });

  it('leave the focus to the row beside the one that goes, or to their heading, and announce what went', async () => {
    const names = ['a', 'b'].map((name) => ({ name, address: '/search' }));
    const part = await lists([car('a'), car('b')], { searches: names });
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    const drop = async (label: string) => {
      const one = part.find(`[aria-label="Remove ${label}"]`);
      one.focus();
      await part.hand(() => one.click());
      return [focused(), part.announce.mock.lastCall?.[0]];
    };
    expect(await drop('Car a')).toEqual(['Remove Car b', 'Car a removed']);
    expect(await drop('Car b')).toEqual(['Remove Car a', 'Car b removed']);
    expect(await drop('a')).toEqual(['Remove b', 'a removed']);
    const last = await lists([], { searches: names.slice(0, 1) });
    const one = last.find('[aria-label="Remove a"]');
    await last.hand(() => one.click());
    expect(focused()).toBe('Saved searches');
  });

  it('[SRCH-24] take the search of the page under a name', async () => {
    const search = Object.assign(document.createElement('div'), {
      innerHTML: '<div data-search="/search?make=Ford"></div>',
    });
    document.body.append(search);
    const part = await lists([]);
    const save = (name: string) => {
      part.find<HTMLInputElement>('input[name=name]').value = name;
      return part.hand(() => part.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    };
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (to: string, { body }: RequestInit) => {
      sent.push([to, JSON.parse(String(body)).searches.length]);
      return Response.json({ added: 1 });
    });
    await save('Fords');
    expect(part.change.mock.calls[0]?.[0]).toEqual([{ name: 'Fords', address: '/search?make=Ford' }]);
    expect(part.announce).toHaveBeenCalledWith('Fords saved');
    expect(sent).toEqual([]);
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('forecourt_signed_in=x1');
    await save('Fords again');
    expect(sent).toEqual([['/api/account/searches', 2]]);
    cookie.mockRestore();
  });
});
