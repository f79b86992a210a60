// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { LookedAt } from './looked-at-client.tsx';

const log = (...slugs: string[]) =>
  localStorage.setItem('forecourt:s:viewed', JSON.stringify(slugs.map((slug, at) => ({ slug, at }))));
const listed = (slugs: string[]) =>
  slugs
    .filter((slug) => slug !== 'gone')
    .map((slug) => ({
      slug,
      name: `Car ${slug}`,
      price: '$9,990',
      image: '',
      status: slug === 'b' ? 'sold' : 'in_stock',
    }));
const shown = async () => {
  const part = await mounted(<LookedAt site="s" />);
  await part.hand(() => vi.dynamicImportSettled());
  return part;
};

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ vehicles: listed(new URL(address, 'http://s').searchParams.getAll('slug')) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('[SAVE-05] what this device looked at, in an empty garage', () => {
  it('is shown with its present price, without what is listed no more', async () => {
    log('a', 'b', 'gone');
    const part = await shown();
    await vi.waitFor(() => expect(part.text()).toBe('Looked at on this deviceClearCar a$9,990Car bSold'));
    await part.end();
  });

  it('is nothing on another device, and nothing of another site', async () => {
    localStorage.setItem('forecourt:other:viewed', JSON.stringify([{ slug: 'a', at: 1 }]));
    expect((await shown()).text()).toBe('');
  });

  it('goes by a button, out of the browser too', async () => {
    log('a');
    const part = await shown();
    await vi.waitFor(() => expect(part.text()).toContain('Car a'));
    const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 });
    document.body.append(main);
    await part.hand(() => part.find('button').click());
    expect([part.text(), localStorage.getItem('forecourt:s:viewed')]).toEqual(['Viewing history cleared', '[]']);
    expect(document.activeElement).toBe(main);
  });
});
