import { describe, expect, it } from 'vitest';
import type { SiteContent } from '@/studio/explorer/site-content.ts';
import { impactOnSite } from './impact.ts';
import { impactSentence } from './impact-words.ts';
import { impactOfKeyed, mayShow, mergedImpacts } from './shown-by.ts';
import { type NextDocument, withDocument, withoutDocument } from './with-document.ts';

const owner = { site: null, template: null, manufacturer: null };
const menu = (label: string) => ({
  _id: 'menu-ford',
  _type: 'menu',
  name: 'Header',
  items: [{ label, href: '/cars', opens: null, children: null }],
});
const model = (rest: object) => ({
  _id: 'model-ranger',
  _type: 'model',
  name: 'Ranger',
  slug: 'ranger',
  status: 'current',
  order: 1,
  ...rest,
});
const template = {
  _id: 'template-ford',
  _type: 'template',
  name: 'Ford',
  settings: { tagline: 'Old', phones: { main: '1' }, headerMenu: menu('Cars') },
};
const site = (name: string, override: object | null, rest: object = {}) =>
  ({
    _id: name,
    name,
    slug: name,
    template,
    manufacturer: { _id: 'ford' },
    override: override && { _id: `override-${name}`, settings: override },
    models: [model({ ofTemplate: true })],
    ...rest,
  }) as unknown as SiteContent;
const sites = [
  site('inherits', null),
  site('has its own', { tagline: 'Mine', headerMenu: { ...menu('Own'), _id: 'menu-own' } }),
  site('own phone', { phones: { main: '9' } }),
];

const publish = (document: object) => {
  const next = { owner, ...document } as NextDocument;
  return sites.map((content) => impactOnSite(content, withDocument(content, next)));
};
const change = (settings: object) => publish({ ...template, settings: { ...template.settings, ...settings } });
const summary = (impacts: ReturnType<typeof publish>) =>
  impacts.map(({ name, changes, unchanged }) => [name, changes, unchanged]);

it('[CFG-02] names the sites that lose what is unpublished, and those that never showed it', () => {
  const withdraw = (id: string) => summary(sites.map((content) => impactOnSite(content, withoutDocument(content, id))));
  expect(withdraw('menu-ford')).toEqual([
    ['inherits', ['Menu in the header'], []],
    ['has its own', [], ['Menu in the header']],
    ['own phone', ['Menu in the header'], []],
  ]);
  expect(withdraw('model-ranger').map(([, changes]) => changes)).toEqual(sites.map(() => ['Model: Ranger']));
  expect(withdraw('template-ford').map(([, changes]) => changes)).toEqual([
    ['Tagline', 'Phone numbers · Main', 'Menu in the header'],
    ['Phone numbers · Main'],
    ['Tagline', 'Menu in the header'],
  ]);
});

describe('what a change of a template does', () => {
  it('[CFG-02] names the dealers that will change, and those that keep their own value', () => {
    const impacts = change({ tagline: 'New' });
    expect(summary(impacts)).toEqual([
      ['inherits', ['Tagline'], []],
      ['has its own', [], ['Tagline']],
      ['own phone', ['Tagline'], []],
    ]);
    expect(impactSentence(impacts)).toBe(
      '2 sites will change: inherits (Tagline); own phone (Tagline). 1 site keeps its own.',
    );
  });

  it('[CFG-02] counts a value that the template leaves out as a change, member by member', () => {
    const impacts = change({ phones: {} });
    expect(impacts.map(({ changes }) => changes)).toEqual([['Phone numbers · Main'], ['Phone numbers · Main'], []]);
  });

  it('sees a button that no layer had before', () => {
    const [first] = change({ buttons: [{ key: 'chat', label: 'Chat', href: '/chat' }] });
    expect(first?.changes).toEqual(['Button: chat']);
  });

  it('states that nothing changes', () => {
    expect(impactSentence(change({}))).toContain('shoppers see the same as before');
    const alone = impactSentence(change({ phones: { main: '2' } }).slice(2));
    expect(alone).toBe('No site will change: 1 site keeps its own.');
    expect(impactSentence([])).toBe('No site shows this yet.');
  });
});

describe('what a change of a document that several sites show does', () => {
  it('[CFG-02] an entry of the template’s menu changes the sites that show that menu', () => {
    expect(summary(publish(menu('All cars')))).toEqual([
      ['inherits', ['Menu in the header'], []],
      ['has its own', [], ['Menu in the header']],
      ['own phone', ['Menu in the header'], []],
    ]);
  });

  it('[CFG-02] a model of the template changes its sites, but for one that has its own of that name', () => {
    const next = model({
      status: 'new',
      ofTemplate: true,
      owner: { ...owner, template: 'template-ford' },
    }) as unknown as NextDocument;
    const own = model({ _id: 'model-own', ofSite: true });
    const impact = (content: SiteContent) => impactOnSite(content, withDocument(content, next));
    expect(impact(site('a', null)).changes).toEqual(['Model: Ranger']);
    expect(impact(site('b', null, { models: [model({ ofTemplate: true }), own] }))).toMatchObject({
      changes: [],
      unchanged: ['Model: Ranger'],
    });
    expect(impact(site('c', null, { template: { ...template, _id: 'other' }, models: [] })).changes).toEqual([]);
  });

  it('[CFG-02] a new model of a brand appears at the sites of the brand', () => {
    const next = model({
      _id: 'model-new',
      slug: 'everest',
      name: 'Everest',
      order: 0,
      owner: { ...owner, manufacturer: 'ford' },
    });
    const [first] = publish(next);
    expect(first?.changes).toEqual(['Model: Everest']);
  });

  it('[CFG-02] a page of the template changes the sites without a page of their own at that address', () => {
    const named = (_id: string, of: string) => ({
      _id,
      name: _id,
      slug: _id,
      template: of,
      manufacturer: null,
      group: null,
    });
    const all = [named('a', 'ford'), named('b', 'ford'), named('c', 'kia')];
    const page = { title: 'Page: Offers', key: '/offers', site: null, template: 'ford' };
    const own = [{ title: 'Ours', key: '/offers', site: 'b', template: null }];
    expect(summary(impactOfKeyed(all, page, own))).toEqual([
      ['a', ['Page: Offers'], []],
      ['b', [], ['Page: Offers']],
    ]);
    const once = mergedImpacts([...impactOfKeyed(all, page, own), ...impactOfKeyed(all, page, [])]);
    expect(summary(once)).toEqual([
      ['a', ['Page: Offers'], []],
      ['b', ['Page: Offers'], []],
    ]);
  });

  it('[CFG-02] [VDP-01] vehicle pages of a brand change the sites of it that have neither their own nor their template’s', () => {
    const named = (_id: string, template: string, manufacturer: string) => ({
      _id,
      name: _id,
      slug: _id,
      template,
      manufacturer,
      group: null,
    });
    const all = [
      named('a', 'ford', 'ford'),
      named('b', 'plain', 'ford'),
      named('c', 'plain', 'kia'),
      named('d', 'own', 'ford'),
    ];
    const cars = { title: 'Vehicle page: car', key: 'car', site: null, template: null, manufacturer: 'ford' };
    const others = [
      { title: 'Of the template', key: 'car', site: null, template: 'ford' },
      { title: 'Of the site', key: 'car', site: 'd', template: null },
      { title: 'Another kind', key: 'caravan', site: 'b', template: null },
    ];
    expect(summary(impactOfKeyed(all, cars, others))).toEqual([
      ['a', [], ['Vehicle page: car']],
      ['b', ['Vehicle page: car'], []],
      ['d', [], ['Vehicle page: car']],
    ]);
  });

  it('checks only the sites that a layer, an owner or a brand leads to', () => {
    const one = { _id: 'a', name: 'a', slug: 'a', template: 't', manufacturer: 'm', group: null };
    const of = (_type: string, rest: object = {}) => ({ _id: 'x', _type, owner: { ...owner, ...rest } });
    expect(mayShow(one, ['t'], of('menu'))).toBe(true);
    expect(mayShow(one, ['a'], of('menu'))).toBe(true);
    expect(mayShow(one, ['other'], of('menu'))).toBe(false);
    expect(mayShow(one, [], of('model', { manufacturer: 'm' }))).toBe(true);
    expect(mayShow(one, [], of('model', { template: 'other', manufacturer: 'm' }))).toBe(false);
    expect(mayShow(one, [], of('lender'))).toBe(true);
  });
});
