import type { SiteIdentity, SiteMenus } from '@/domain/site/site-parts.ts';
import { livingMenu, menuCopy } from '@/studio/menus/menu-copy.ts';

type Shown = Pick<SiteIdentity & SiteMenus, 'name' | 'headerMenu' | 'footerMenu'>;
type MenuDocument = { _id: string; _type: 'menu'; [field: string]: unknown };

/**
 * A new site's own menus: those that it shows, without links for which `lives` is false. Only the
 * menus that lose a link; `settings` are the fields of the dealer's settings that name them.
 */
export function ownMenus(slug: string, shown: Shown, lives: (href: string) => boolean) {
  const copy = menuCopy(shown);
  const living = livingMenu(copy, lives);
  const documents: MenuDocument[] = [];
  const settings: Record<string, unknown> = {};
  const add = (kind: 'header' | 'footer', content: object) => {
    const _id = `menu-${slug}-${kind}`;
    const site = { _type: 'reference', _ref: `site-${slug}` };
    documents.push({ _id, _type: 'menu', name: `${shown.name}, ${kind}`, kind, site, ...content });
    settings[`settings.${kind}Menu`] = { _type: 'reference', _ref: _id, _weak: true };
  };
  if (JSON.stringify(living.items) !== JSON.stringify(copy.items)) add('header', { items: living.items });
  if (JSON.stringify(living.groups) !== JSON.stringify(copy.groups)) add('footer', { groups: living.groups });
  return { documents, settings };
}
