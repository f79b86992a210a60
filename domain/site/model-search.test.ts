import { describe, expect, it } from 'vitest';
import { type MadeModel, readModelSearch, searchModels } from './model-search.ts';

const model = (make: string, name: string, categories: MadeModel['categories']): MadeModel => ({
  id: name,
  make,
  name,
  slug: name.toLowerCase(),
  formerSlugs: [],
  href: `/models/${name.toLowerCase()}`,
  status: 'current',
  categories,
  image: null,
  shortDescription: '',
  fromPriceCents: null,
  priceType: '',
});
const range = [
  model('Ford', 'Ranger', ['trucks']),
  model('Ford', 'Ranger PHEV', ['trucks', 'electric']),
  model('Mazda', 'CX-5', ['suv']),
  model('Mazda', 'BT-50', ['trucks']),
];
const search = (query: string) => searchModels(range, readModelSearch(new URLSearchParams(query)));
const names = (query: string) => search(query).shown.map(({ name }) => name);

describe('the search of models', () => {
  it('[SRCH-21] finds by manufacturer, model, body and words', () => {
    expect(names('make=mazda')).toEqual(['CX-5', 'BT-50']);
    expect(names('model=Ranger')).toEqual(['Ranger']);
    expect(names('body=electric&body=suv')).toEqual(['Ranger PHEV', 'CX-5']);
    expect(names('body=SUVs')).toEqual(['CX-5']);
    expect(names('body=Trucks&make=Ford')).toEqual(['Ranger', 'Ranger PHEV']);
    expect(names('query=mazda+cx5')).toEqual(['CX-5']);
    expect(names('body=boat')).toHaveLength(4);
  });

  it('[SRCH-21] counts each attribute without its own choice', () => {
    const { facets } = search('make=Mazda&body=trucks');
    expect(facets.make.map(({ value, count }) => [value, count])).toEqual([
      ['Ford', 2],
      ['Mazda', 1],
    ]);
    expect(facets.body.map(({ value, count }) => [value, count])).toEqual([
      ['SUVs', 1],
      ['Trucks', 1],
    ]);
  });

  it('[SRCH-21] has 21 on a page', () => {
    const many = Array.from({ length: 22 }, (_, at) => model('Ford', `Model ${at}`, []));
    const found = searchModels(many, readModelSearch(new URLSearchParams('page=2')));
    expect([found.found, found.pages, found.shown.length]).toEqual([22, 2, 1]);
  });
});
