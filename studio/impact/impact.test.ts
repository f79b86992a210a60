import { describe, expect, it } from 'vitest';
import type { SiteContent } from '@/studio/explorer/explorer-rows.ts';
import { impactOf, impactSentence, type LayerContent } from './impact.ts';

const template = { _id: 'template-ford', name: 'Ford', settings: { tagline: 'Old', phones: { main: '1' } } };
const site = (name: string, override: object | null) =>
  ({ _id: name, name, slug: name, template, override: override && { settings: override } }) as unknown as SiteContent;
const sites = [
  site('inherits', null),
  site('has its own', { tagline: 'Mine' }),
  site('own phone', { phones: { main: '9' } }),
];
const change = (settings: object) => impactOf(sites, 'template', settings as LayerContent);

describe('what a change of a template does', () => {
  it('[CFG-02] names the dealers that will change, and those that keep their own value', () => {
    const impacts = change({ tagline: 'New', phones: { main: '1' } });
    expect(impacts.map(({ name, changes, keeps }) => [name, changes, keeps])).toEqual([
      ['inherits', ['Tagline'], []],
      ['has its own', [], ['Tagline']],
      ['own phone', ['Tagline'], []],
    ]);
    expect(impactSentence(impacts)).toBe(
      '2 sites will change: inherits (Tagline); own phone (Tagline). 1 site keeps its own.',
    );
  });

  it('[CFG-02] counts a value that the template leaves out as a change, member by member', () => {
    const impacts = change({ tagline: 'Old', phones: {} });
    expect(impacts.map(({ changes }) => changes)).toEqual([['Phone numbers · Main'], ['Phone numbers · Main'], []]);
  });

  it('sees a button that no layer had before', () => {
    const [first] = change({ ...template.settings, buttons: [{ key: 'chat', label: 'Chat', href: '/chat' }] });
    expect(first?.changes).toEqual(['Button: chat']);
  });

  it('says when nothing changes', () => {
    expect(impactSentence(change(template.settings))).toContain('shoppers see the same as before');
    const alone = impactOf(sites.slice(2), 'template', { tagline: 'Old', phones: { main: '2' } } as LayerContent);
    expect(impactSentence(alone)).toBe('No site will change: 1 site keeps its own.');
    expect(impactSentence([])).toBe('No site inherits from this yet.');
  });
});
