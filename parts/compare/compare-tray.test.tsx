// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { ownStore, writeList } from '@/parts/saved-cars/browser-list.ts';
import type { Favourite } from '@/parts/saved-cars/favourites.ts';
import { CarryCompared } from './carry-compared-client.tsx';
import { Compare } from './compare-client.tsx';
import { compareListName } from './compare-list-name.ts';
import { CompareTray } from './compare-tray-client.tsx';
import { comparedCars } from './compared-cars.ts';

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
});

describe('[SAVE-04] the vehicles that are compared', () => {
  it('come with the first of them, the early press included, and can be cleared', async () => {
    const first = button('compare', 'a');
    const part = await mounted(<Compare site="s" close="x" />);
    expect(part.text()).toBe('');
    // Twice, since nothing is seen until its code is there.
    await part.hand(() => {
      first.click();
      first.click();
    });
    await vi.waitFor(() => expect(part.find('[data-compare-count]').textContent).toBe('1'));
    expect(part.find('a').getAttribute('href')).toContain('a');
    const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 });
    document.body.append(main);
    part.find('button').focus();
    await part.hand(() => part.find('button').click());
    expect(part.find('[data-compare-count]').textContent).toBe('0');
    expect([document.activeElement, part.find('[role=status]').textContent]).toEqual([main, 'Compare list cleared']);
    await part.end();
  });

  it('are there at once where the browser has some, and show when there is no room', async () => {
    writeList(ownStore, 's', compareListName, ['1', '2', '3', '4'].map(car));
    const fifth = button('compare', '5');
    const part = await mounted(<Compare site="s" close="x" />);
    await vi.waitFor(() => expect(part.find('[data-compare-count]').textContent).toBe('4'));
    await part.hand(() => fifth.click());
    expect(part.text()).toContain('You can compare 4 cars at a time');
    await part.end();
  });
});

describe('[SAVE-04] the page of a comparison', () => {
  const slugs = () => comparedCars(ownStore, 's').map(({ slug }) => slug);
  const link = (name: string, value: string) => {
    const one = document.createElement('a');
    one.dataset[name] = value;
    document.body.append(one);
    return one;
  };

  it('takes what is removed out of this browser’s list, and goes on from the cars of the page', async () => {
    writeList(ownStore, 's', compareListName, ['a', 'b'].map(car));
    const part = await mounted(<CarryCompared site="s" cars={['x', 'y'].map(car)} />);
    document.body.click();
    expect(slugs()).toEqual(['a', 'b']);
    link('drop', 'a').click();
    expect(slugs()).toEqual(['b']);
    link('add', '').click();
    expect(slugs()).toEqual(['x', 'y']);
    await part.end();
    link('drop', 'x').click();
    expect(slugs()).toEqual(['x', 'y']);
  });

  it('keeps what was chosen where nothing on it can be bought', async () => {
    writeList(ownStore, 's', compareListName, ['a'].map(car));
    const part = await mounted(<CarryCompared site="s" cars={[]} />);
    link('add', '').click();
    expect(slugs()).toEqual(['a']);
    await part.end();
  });

  it('has a tray that leads to it', async () => {
    writeList(ownStore, 's', compareListName, ['a', 'b'].map(car));
    const part = await mounted(<CompareTray site="s" close="x" early={{ current: null }} />);
    expect(part.find('a').getAttribute('href')).toBe('/compare?cars=a,b');
    await part.end();
  });
});
