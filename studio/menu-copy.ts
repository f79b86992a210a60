import type { Link, ResolvedSite } from '@/domain/site/resolved-site.ts';

/** The menus that a site shows, as the fields of a menu document: entries for a header, groups for a footer. */
export function menuCopy({ name, headerMenu, footerMenu }: Pick<ResolvedSite, 'name' | 'headerMenu' | 'footerMenu'>) {
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
