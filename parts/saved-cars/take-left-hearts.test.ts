// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ownStore, readList, writeList } from './browser-list.ts';
import { type Favourite, favourites } from './favourites.ts';
import { takeLeftHearts } from './take-left-hearts.ts';

const car = (id: string): Favourite => ({ id, name: id, slug: id, make: 'Ford', model: id, primary_image_url: '' });
const leave = (...texts: string[]) => sessionStorage.setItem('forecourt:left:favourite', JSON.stringify(texts));
const ids = () => favourites(ownStore, 'a').map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[SAVE-03] takes each heart that was pressed on a page left early, once, the last one first', () => {
  writeList(ownStore, 'a', 'favourites', [car('one'), car('two')]);
  leave(JSON.stringify(car('new')), JSON.stringify(car('two')), '{', '{"id":7}');
  takeLeftHearts('a');
  expect(ids()).toEqual(['two', 'new', 'one']);
  writeList(ownStore, 'a', 'favourites', []);
  takeLeftHearts('a');
  expect(ids()).toEqual([]);
});

it('[SAVE-02] has the account receive a car again that it had and lost', () => {
  writeList(ownStore, 'a', 'joined-favourites', ['other', 'back']);
  leave(JSON.stringify(car('back')));
  takeLeftHearts('a');
  expect(readList(ownStore, 'a', 'joined-favourites', (id) => typeof id === 'string')).toEqual(['other']);
});
