import type { ResolvedSite } from './resolved-site.ts';

export type Linking = Pick<ResolvedSite, 'headerMenu' | 'footerMenu'>;

/** Whether the site's own menus lead to a page: only then is it there. */
export function linksTo({ headerMenu, footerMenu }: Linking, path: string): boolean {
  const links = [
    ...headerMenu.flatMap((item) => [item, ...item.children]),
    ...footerMenu.flatMap((group) => group.links),
  ];
  return links.some(({ href }) => href.split(/[?#]/)[0] === path);
}
