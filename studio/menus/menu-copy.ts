import type { SiteIdentity, SiteMenus } from '@/domain/site/site-parts.ts';
import type { Link } from '@/domain/text/link.ts';

/**
 * A site's current menus as fields of a menu document: entries for the header, groups for the
 * footer.
 */
export function menuCopy({
  name,
  headerMenu,
  footerMenu,
}: Pick<SiteIdentity & SiteMenus, 'name' | 'headerMenu' | 'footerMenu'>) {
  return {
    name: `Menu of ${name}`,
    kind: 'header',
    items: headerMenu.map(({ label, href, opens, children }, at) => ({
      _type: 'menuItem',
      _key: `entry-${at}`,
      label,
      href,
      opens,
      children: linksOf(children),
    })),
    groups: footerMenu.map(({ title, links }, at) => ({
      _type: 'menuGroup',
      _key: `group-${at}`,
      title,
      links: linksOf(links),
    })),
  };
}

function linksOf(links: readonly Link[]) {
  return links.map(({ label, href }, at) => ({ _type: 'link', _key: `link-${at}`, label, href }));
}

type MenuCopy = ReturnType<typeof menuCopy>;

/**
 * Removes links for which `lives` is false; an entry stays if it opens something, a group if it
 * lists something.
 */
export function livingMenu(menu: MenuCopy, lives: (href: string) => boolean): MenuCopy {
  const living = <One extends { href: string }>(links: readonly One[]) => links.filter(({ href }) => lives(href));
  const items = menu.items.map((item) => ({
    ...item,
    href: lives(item.href) ? item.href : '',
    children: living(item.children),
  }));
  const groups = menu.groups.map((group) => ({ ...group, links: living(group.links) }));
  return {
    ...menu,
    items: items.filter(({ href, children }) => href !== '' || children.length > 0),
    groups: groups.filter(({ links }) => links.length > 0),
  };
}
