import { describe, expect, it } from 'vitest';
import { ownMenus } from './own-menus.ts';

const entry = (label: string, href: string, children: { key: string; label: string; href: string }[] = []) => ({
  key: label,
  label,
  href,
  children,
  opens: 'list' as const,
});
const link = (label: string, href: string) => ({ key: label, label, href });
const shown = {
  name: 'Epping Ford',
  headerMenu: [entry('Stock', '/search'), entry('Fleet', '/fleet')],
  footerMenu: [{ key: 'a', title: 'Company', links: [link('About', '/about-us')] }],
};

describe('[PLUS-19] the menus of a new dealer', () => {
  it('are its template’s as long as each link leads somewhere', () => {
    expect(ownMenus('epping-ford', shown as never, () => true)).toEqual({ documents: [], settings: {} });
  });

  it('are its own without the links that lead nowhere, and the settings name them', () => {
    const { documents, settings } = ownMenus('epping-ford', shown as never, (href) => href !== '/fleet');
    expect(documents).toEqual([
      expect.objectContaining({
        _id: 'menu-epping-ford-header',
        kind: 'header',
        site: { _type: 'reference', _ref: 'site-epping-ford' },
        items: [expect.objectContaining({ label: 'Stock', href: '/search' })],
      }),
    ]);
    expect(settings).toEqual({
      'settings.headerMenu': { _type: 'reference', _ref: 'menu-epping-ford-header', _weak: true },
    });
  });
});
